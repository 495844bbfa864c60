import { openApiDocument } from '@bong-bari/contract/openapi'
import { site } from '@bong-bari/site'

export const document = openApiDocument(site.name)
