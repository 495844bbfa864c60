// @vitest-environment jsdom
import { api } from '@bong-bari/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUpOffice, tearDownOffice } from '../../test/office.ts'
import { json, refused, stubApi } from '../../test/stub-api.ts'
import { call, createQueryClient } from '../api.ts'
import { loadDialogs } from './dialog.tsx'
import { UnreadableItems } from './unreadable-items.tsx'

beforeEach(async () => {
  setUpOffice()
  await loadDialogs()
})
afterEach(tearDownOffice)

const { list, remove } = api.posts
const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const leaving = (text: string) => () => json([], 200, text ? { 'x-unreadable': text } : {})

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UnreadableItems kind="post" name="post" remove={(id) => call(remove, { params: { id } })} />
    </QueryClientProvider>,
  )

const readList = () => act(async () => void (await call(list)))

test('what a list has left out is said with its id, and goes when it is deleted', async () => {
  const user = userEvent.setup()
  const { to } = stubApi({
    'GET /api/blog': leaving(`post:${id},lead:other`),
    [`DELETE /api/blog/${id}`]: () => json({ id }),
  })
  show()
  expect(screen.queryByText('This post cannot be read')).toBeNull()
  await readList()
  expect(screen.getByText('This post cannot be read')).toBeTruthy()
  expect(screen.getByText(new RegExp(id))).toBeTruthy()
  expect(screen.queryByText(/other/)).toBeNull()
  await user.click(screen.getByRole('button', { name: `Delete the post ${id}` }))
  expect(to('DELETE', `/api/blog/${id}`)).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('This post cannot be read')).toBeNull())
  expect(to('DELETE', `/api/blog/${id}`)).toHaveLength(1)
})

test('it stays where the deletion failed, and goes where another admin was quicker', async () => {
  const user = userEvent.setup()
  let answer = () => refused(503, 'busy', 'Too much is going on right now.')
  stubApi({
    'GET /api/blog': leaving(`post:${id}`),
    [`DELETE /api/blog/${id}`]: () => answer(),
  })
  show()
  await readList()
  const press = async () => {
    await user.click(screen.getByRole('button', { name: `Delete the post ${id}` }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
  }
  await press()
  expect(screen.getByText('This post cannot be read')).toBeTruthy()
  answer = () => refused(404, 'post-not-found', 'This blog post does not exist.')
  await press()
  await waitFor(() => expect(screen.queryByText('This post cannot be read')).toBeNull())
})

test('a list that can be read again, or another session, takes it away', async () => {
  const answers = { 'GET /api/blog': leaving(`post:${id}`) }
  stubApi(answers)
  show()
  await readList()
  expect(screen.getByText('This post cannot be read')).toBeTruthy()
  answers['GET /api/blog'] = leaving('')
  await readList()
  expect(screen.queryByText('This post cannot be read')).toBeNull()
  answers['GET /api/blog'] = leaving(`post:${id}`)
  await readList()
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new Event('auth-state-changed'))
  })
  expect(screen.queryByText('This post cannot be read')).toBeNull()
})
