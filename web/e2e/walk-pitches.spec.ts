import { api } from '@bong-bari/contract'
import { test, walkShownDesk } from './walk.ts'

test('every part for brands is changed, is seen on Work with us, is deleted and is brought back', ({
  page,
}) =>
  walkShownDesk(page, {
    address: '/admin/brands',
    list: api.pitches.list,
    publicPage: '/work-with-us',
    mark: 'Brand',
    // The first field is a package's price and the others' title.
    fieldOf: (dialog) => dialog.getByRole('textbox').first(),
    kind: 'Part for brands',
  }))
