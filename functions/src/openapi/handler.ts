import { openapi } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'

export const handler = serve(openapi, {
  // Most of the bundle; caches answer repeats.
  document: async () => (await import('./document.computed.ts')).document,
})
