import { pictures } from '@bong-bari/contract'
import { startUpload } from '../adapters/media.ts'
import { serve } from '../http/serve.ts'

export const handler = serve(pictures, {
  startUpload: ({ body }) => startUpload(body),
})
