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

test('every part for brands is changed, is seen on Work with us, is deleted and is brought back', async ({
  page,
}) => {
  const marksOnPage = async (count: number) => {
    const [html = ''] = await readPublished(page, ['/work-with-us'])
    return Array.from({ length: count }, (_, at) => html.includes(markOf('Brand', at)))
  }
  await enter(page)
  await openDesk(page, '/admin/brands', api.pitches.list)
  // The first field is a package's price and the others' title.
  const count = await changeEach(page, (dialog, at) =>
    appendTo(dialog.getByRole('textbox').first(), ` ${markOf('Brand', at)}`),
  )
  expect(await marksOnPage(count)).not.toContain(false)
  await deleteEach(page, { asks: false })
  expect(await marksOnPage(count)).not.toContain(true)
  await bringBackEach(page, 'Part for brands', count)
  expect(await marksOnPage(count)).not.toContain(false)
})
