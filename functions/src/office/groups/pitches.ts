import { pitches as routes } from '@bong-bari/contract'
import { pitches } from '@bong-bari/table'
import { storeImage } from '../../adapters/media.ts'
import { nounHandlers } from '../../http/noun-handlers.ts'
import { serve } from '../../http/serve.ts'

export const handler = serve(routes, nounHandlers(pitches, { keepImage: storeImage }))
