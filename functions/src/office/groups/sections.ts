import { filterLive, sections as routes } from '@bong-bari/contract'
import { sections } from '@bong-bari/table'
import { storeImage } from '../../adapters/media.ts'
import { nounHandlers } from '../../http/noun-handlers.ts'
import { serve } from '../../http/serve.ts'

export const handler = serve(routes, {
  ...nounHandlers(sections, { keepImage: storeImage }),

  publicList: async ({ now }) => filterLive(await sections.list(), now),
})
