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

/** One after another, so that each field is changed in some post. */
const fields = [/^Title/, /^Content/, /^Excerpt/]

test('every post is changed, is read on the blog, is deleted and is brought back', async ({
  page,
}) => {
  await enter(page)
  await openDesk(page, '/admin?tab=blog', api.posts.managedList)
  const links = page.getByRole('main').getByRole('link', { name: /^View / })
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  // A page of its own, which has no excerpt, and the answer of the API.
  const answers = paths.flatMap((path, at) => {
    const answer = path.replace('/blog/', '/api/blog/slug/')
    return [String(fields[at % fields.length]).includes('Excerpt') ? answer : path, answer]
  })
  const marksOnPages = async () => {
    const texts = await readPublished(page, answers)
    return texts.map((text, at) => text.includes(markOf('Post', Math.floor(at / 2))))
  }

  const count = await changeEach(
    page,
    async (dialog, at) => {
      await dialog.getByRole('button', { name: /^More(?! tools)/ }).click()
      const field = dialog.getByRole('textbox', { name: fields[at % fields.length] ?? '' })
      await appendTo(field, `\n\n${markOf('Post', at)}`)
    },
    /^Publish changes$/,
  )
  expect(paths).toHaveLength(count)
  expect(await marksOnPages()).not.toContain(false)
  const [blog = ''] = await readPublished(page, ['/blog'])
  expect(blog).toContain(markOf('Post', 0))
  await deleteEach(page)
  expect(await marksOnPages()).not.toContain(true)
  await bringBackEach(page, 'Blog post', count)
  expect(await marksOnPages()).not.toContain(false)
})
