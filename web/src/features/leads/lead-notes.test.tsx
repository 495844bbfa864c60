// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answers,
  change,
  leadOnServer,
  openedId,
  path,
  poll,
  row,
  setUp,
  show,
  tearDown,
} from '../../../test/lead-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'

beforeEach(setUp)
afterEach(tearDown)

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Follow-up notes' })
const type = (value: string) => fireEvent.change(notes(), { target: { value } })

test('TOAST-17 LEAD-08 notes are saved and confirmed', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  type('শুক্রবার ফোন')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(leadOnServer(openedId).followUpNotes).toBe('শুক্রবার ফোন')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('unsaved notes survive polls, closing and a reload', async () => {
  stubApi(answers())
  const { unmount } = await show(`/admin?lead=${openedId}`)
  type('half a thought')
  await poll()
  expect(notes().value).toBe('half a thought')
  fireEvent.click(screen.getByRole('button', { name: 'Close details' }))
  expect(within(row('Imran Khan')).getByText('Unsaved notes')).toBeTruthy()
  unmount()
  queryClient.clear()
  await show(`/admin?lead=${openedId}`)
  expect(notes().value).toBe('half a thought')
})

test('notes that cannot be saved stay in the field as unsaved', async () => {
  const id = openedId
  stubApi({
    ...answers(),
    [`PUT ${path}/${id}/follow-up`]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await show(`/admin?lead=${id}`)
  type('keep me')
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
  expect(notes().value).toBe('keep me')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
})

test('notes that somebody else saved meanwhile are shown beside unsaved ones', async () => {
  stubApi(answers())
  const id = openedId
  await show(`/admin?lead=${id}`)
  type('mine')
  change(id, { followUpNotes: 'theirs' })
  await poll()
  expect(notes().value).toBe('mine')
  expect(await screen.findByText('theirs')).toBeTruthy()
})

const conflictOf = (current: object) => {
  const body = { code: 'changed-meanwhile', message: 'Changed.', requestId: 'r', current }
  return json(body, 412)
}

test('a status that somebody else set does not keep notes from being saved', async () => {
  const id = openedId
  const { to } = stubApi({
    ...answers(),
    [`PUT ${path}/${id}/follow-up`]: ({ headers, body }) => {
      if (headers.get('if-match') !== '"7"')
        return conflictOf({ ...leadOnServer(id), leadStatus: 'hot', version: 7 })
      return json({ ...leadOnServer(id), ...Object(body), version: 8 })
    },
  })
  await show(`/admin?lead=${id}`)
  type('mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(to('PUT', `${path}/${id}/follow-up`)).toHaveLength(2)
})

test('notes that somebody else saved a moment ago are not replaced before they were seen', async () => {
  const id = openedId
  const theirs = { followUpNotes: 'theirs', version: 7, changedBy: 'mitali' }
  const { to } = stubApi({
    ...answers(),
    [`PUT ${path}/${id}/follow-up`]: ({ headers, body }) =>
      headers.get('if-match') === '"7"'
        ? json({ ...leadOnServer(id), ...theirs, ...Object(body), version: 8 })
        : conflictOf({ ...leadOnServer(id), ...theirs }),
  })
  await show(`/admin?lead=${id}`)
  type('mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByRole('heading', { name: /^mitali changed this/ })).toBeTruthy()
  expect(notes().value).toBe('mine')
  expect(screen.getByText('theirs')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(to('PUT', `${path}/${id}/follow-up`)).toHaveLength(2)
})
