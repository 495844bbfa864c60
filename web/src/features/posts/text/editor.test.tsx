import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../../../test/office.ts'
import { managedPostOf } from '../../../../test/post.ts'
import {
  answers,
  field,
  holdAutosave,
  path,
  press,
  show,
  startPostServer,
  type,
} from '../../../../test/post-server.tsx'
import { stubApi } from '../../../../test/stub-api.ts'

holdAutosave()

const open = async () => {
  const server = stubApi(answers([]))
  show('/admin?tab=blog&post=new')
  return { ...server, content: await field(/^Content/) }
}

const tools = () =>
  within(screen.getByRole('toolbar', { name: 'Text tools' })).getAllByRole('button')

test('the tool bar shows four tools first and the others on demand, also in the next post', async () => {
  await open()
  const first = ['Heading', 'Bold', 'Link', 'Picture', 'More tools']
  expect(tools().map((tool) => tool.getAttribute('aria-label'))).toEqual(first)
  press('More tools')
  expect(tools()).toHaveLength(12)
  expect(screen.getByRole('button', { name: 'More tools' }).tabIndex).toBe(0)
  cleanup()
  await open()
  expect(tools()).toHaveLength(12)
  press('More tools')
  expect(tools()).toHaveLength(5)
})

test('the tool bar is one stop for Tab, and arrows, Home and End walk it', async () => {
  await open()
  press('More tools')
  act(() => tools()[0]?.focus())
  expect(tools().map(({ tabIndex }) => tabIndex)).toEqual([0, ...Array(11).fill(-1)])
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tools()[11])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(tools()[1])
  expect(tools().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools()[1]])
  await userEvent.keyboard('{End}{Home}')
  expect(document.activeElement).toBe(tools()[0])
})

test('a tool writes into the form: what is saved is what stands there', async () => {
  const { content, to } = await open()
  await type(/^Title/, 'One')
  await type(/^Content/, 'না')
  content.setSelectionRange(0, 2)
  press('Bold')
  expect(content.value).toBe('**না**')
  press('Publish')
  await waitFor(() => expect(to('POST', path)[0]?.body).toMatchObject({ content: '**না**' }))
})

test.each([
  ['Ctrl+B on a Bengali layout', { key: 'ব', code: 'KeyB', ctrlKey: true }, '**না**'],
  ['Command+I', { key: 'i', code: 'KeyI', metaKey: true }, '*না*'],
  ['Ctrl+Shift+7', { key: '&', code: 'Digit7', ctrlKey: true, shiftKey: true }, '1. না'],
  ['AltGr+B, which types a letter', { key: 'b', code: 'KeyB', ctrlKey: true, altKey: true }, 'না'],
  ['Tab, which leaves', { key: 'Tab', code: 'Tab' }, 'না'],
])('%s', async (_, key, after) => {
  const { content } = await open()
  await type(/^Content/, 'না')
  content.setSelectionRange(0, 2)
  const isFree = fireEvent.keyDown(content, key)
  expect(content.value).toBe(after)
  expect(isFree).toBe(after === 'না')
})

test('a text whose pictures were on their way when the page was left says so, and is not saved', async () => {
  const { to } = await open()
  await type(/^Title/, 'One')
  await type(/^Content/, 'মা\n\n![Uploading ma.png…](uploading:ab12cd)\n\nশেষ')
  press('Publish')
  expect(await screen.findByText(/A picture is still uploading/)).toBeTruthy()
  expect(to('POST', path)).toHaveLength(0)
})

test('a kept draft with a picture on its way offers to take it out', async () => {
  const { routes, server, createdId } = startPostServer()
  stubApi(routes)
  const { unmount } = show('/admin?tab=blog&post=new')
  await type(/^Content/, 'মা\n\n![Uploading ma.png…](uploading:ab12cd)\n\nশেষ')
  unmount()
  await waitFor(() => expect(server.posts).toHaveLength(1))
  show(`/admin?tab=blog&post=${createdId}`)
  expect(await screen.findByText(/The page was left before/)).toBeTruthy()
  press('Remove')
  expect((await field(/^Content/)).value).toBe('মা\n\nশেষ')
})

test('a post of the time before Markdown has the tools that it can have', async () => {
  const post = managedPostOf({ format: 'plain' })
  stubApi(answers([post]))
  show(`/admin?tab=blog&post=${post.id}`)
  await field(/^Content/)
  expect(tools().map((tool) => tool.getAttribute('aria-label'))).toEqual(['Heading', 'Quote'])
})

const roof = `/media/${'1'.repeat(64)}.webp`
const rows = () => screen.findByRole('list', { name: 'Pictures and videos of the text' })

test('each picture and video has a row: described, moved, taken out and brought back', async () => {
  const { content } = await open()
  const video = 'https://youtu.be/a-_b_-__c-d'
  await type(/^Content/, `মা\n\n![](${roof})\n\n${video}`)
  fireEvent.focus(content)
  const list = within(await rows())
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('No description for screen readers')).toBeTruthy()
  press('Describe Picture 1')
  await type(/^What it shows/, 'ছাদ')
  fireEvent.blur(screen.getByRole('textbox', { name: /^What it shows/ }))
  expect(content.value).toBe(`মা\n\n![ছাদ](${roof})\n\n${video}`)
  press('Move Video up')
  expect(content.value).toBe(`মা\n\n${video}\n\n![ছাদ](${roof})`)
  press('Remove Picture 2')
  expect(content.value).toBe(`মা\n\n${video}`)
  press('Undo')
  expect(content.value).toBe(`মা\n\n${video}\n\n![ছাদ](${roof})`)
})
