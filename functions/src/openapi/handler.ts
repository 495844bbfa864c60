import { openapi } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { document } from './document.computed.ts'

export const handler = serve(openapi, { document: async () => document })
