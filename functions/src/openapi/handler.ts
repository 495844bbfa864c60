import { openapi } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'

export const handler = serve(openapi, {
  // It is most of the bundle, and a repeated question is answered from caches.
  document: async () => (await import('./document.computed.ts')).document,
})
