import { openapi } from '@bong-bari/contract'
import { openApiDocument } from '@bong-bari/contract/openapi'
import { site } from '@bong-bari/site'
import { serve } from '../http/serve.ts'

const document = openApiDocument(site.name)

export const handler = serve(openapi, { document: async () => document })
