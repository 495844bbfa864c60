import { sections as routes } from '@bong-bari/contract'
import { orderSections, sections } from '@bong-bari/table'
import { storeImage } from '../../adapters/media.ts'
import { createEdit } from '../../http/edit.ts'
import { nounHandlers } from '../../http/noun-handlers.ts'
import { serve } from '../../http/serve.ts'

export const handler = serve(routes, {
  ...nounHandlers(sections, { keepImage: storeImage }),

  reorder: ({ body, ...facts }) => orderSections(body.places, createEdit(facts)),
})
