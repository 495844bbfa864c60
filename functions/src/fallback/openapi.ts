import { openapi } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'

export const handler = serve(openapi, {
  // Most of the bundle; repeats come from caches.
  document: async () => (await import('./document.computed.ts')).document,
})
