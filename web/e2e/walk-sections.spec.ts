import { api } from '@bong-bari/contract'
import { expect } from '@playwright/test'
import { enter } from './log-in.ts'
import {
  appendTo,
  bringBackEach,
  changeEach,
  deleteEach,
  markOf,
  openDesk,
  readPublished,
  test,
} from './walk.ts'

test('every section is changed, is seen on Home, is deleted and is brought back', async ({
  page,
}) => {
  const marksOnHome = async (count: number) => {
    const [home = ''] = await readPublished(page, ['/'])
    return Array.from({ length: count }, (_, at) => home.includes(markOf('Section', at)))
  }
  await enter(page)
  await openDesk(page, '/admin/homepage', api.sections.list)
  const count = await changeEach(page, (dialog, at) =>
    appendTo(dialog.getByRole('textbox', { name: /^Title/ }), ` ${markOf('Section', at)}`),
  )
  expect(await marksOnHome(count)).not.toContain(false)
  await deleteEach(page, { asks: false })
  expect(await marksOnHome(count)).not.toContain(true)
  await bringBackEach(page, 'Homepage section', count)
  expect(await marksOnHome(count)).not.toContain(false)
})
