import { replies as routes } from '@bong-bari/contract'
import { replies } from '@bong-bari/table'
import { nounHandlers } from '../../http/noun-handlers.ts'
import { serve } from '../../http/serve.ts'

export const handler = serve(routes, nounHandlers(replies))
