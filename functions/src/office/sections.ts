import { sections as routes } from '@bong-bari/contract'
import { orderSections, sections } from '@bong-bari/table'
import { keepImage } from '../adapters/media.ts'
import { editBy } from '../http/edit.ts'
import { nounHandlers } from '../http/noun-handlers.ts'
import { serve } from '../http/serve.ts'

export const handler = serve(routes, {
  ...nounHandlers(sections, { keepImage }),

  reorder: ({ body, ...facts }) => orderSections(body.places, editBy(facts)),
})
