import { api } from '@bong-bari/contract'
import { test, walkShownDesk } from './walk.ts'

test('every section is changed, is seen on Home, is deleted and is brought back', ({ page }) =>
  walkShownDesk(page, {
    address: '/admin/homepage',
    list: api.sections.list,
    publicPage: '/',
    mark: 'Section',
    fieldOf: (dialog) => dialog.getByRole('textbox', { name: /^Title/ }),
    kind: 'Homepage section',
  }))
