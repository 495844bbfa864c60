import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answers,
  change,
  leadOnServer,
  openedId,
  pass,
  path,
  poll,
  row,
  show,
} from '../../../../test/lead-server.tsx'
import { json, stubApi } from '../../../../test/stub-api.ts'
import { queryClient } from '../../../api.ts'

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Follow-up notes' })
/** Shows the details of a lead, whose code may take its time. */
const open = async (at: string) => {
  const view = await show(at)
  await screen.findByRole('textbox', { name: 'Follow-up notes' })
  return view
}
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close details' }))
const follow = (id: string) => `PUT ${path}/${id}/follow-up`
const cutOff = () => {
  throw new TypeError('Failed to fetch')
}
const type = (value: string) => fireEvent.change(notes(), { target: { value } })

test('TOAST-17 LEAD-08 notes are saved and confirmed', async () => {
  stubApi(answers())
  await open(`/admin?lead=${openedId}`)
  type('শুক্রবার ফোন')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(leadOnServer(openedId).followUpNotes).toBe('শুক্রবার ফোন')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('notes that cannot be saved survive polls, closing and a reload', async () => {
  stubApi({ ...answers(), [follow(openedId)]: cutOff })
  const { unmount } = await open(`/admin?lead=${openedId}`)
  type('half a thought')
  await poll()
  expect(notes().value).toBe('half a thought')
  close()
  expect(within(row('Imran Khan')).getByText('Unsaved notes')).toBeTruthy()
  unmount()
  queryClient.clear()
  await open(`/admin?lead=${openedId}`)
  expect(notes().value).toBe('half a thought')
})

test('notes that cannot be saved stay in the field as unsaved', async () => {
  const id = openedId
  stubApi({ ...answers(), [follow(id)]: cutOff })
  await open(`/admin?lead=${id}`)
  type('keep me')
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
  expect(notes().value).toBe('keep me')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
})

const conflictOf = (current: object) => {
  const body = { code: 'changed-meanwhile', message: 'Changed.', requestId: 'r', current }
  return json(body, 412)
}

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
  await open(`/admin?lead=${id}`)
  type('mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByRole('heading', { name: /^mitali changed this/ })).toBeTruthy()
  expect(notes().value).toBe('mine')
  expect(screen.getByText('theirs')).toBeTruthy()
  const saving = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Notes' })
  expect(saving.disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Keep both, yours below' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  expect(notes().value).toBe('theirs\n\nmine')
  fireEvent.click(saving)
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(to('PUT', `${path}/${id}/follow-up`)).toHaveLength(2)
})

test('a conflict over notes being typed comes into view with the focus, after the last letter', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const id = openedId
  const theirs = { followUpNotes: 'theirs', version: 7, changedBy: 'mitali' }
  stubApi({ ...answers(), [follow(id)]: () => conflictOf({ ...leadOnServer(id), ...theirs }) })
  await open(`/admin?lead=${id}`)
  notes().focus()
  type('mine')
  await pass(5_100)
  const heading = await screen.findByRole('heading', { name: /^mitali changed this/ })
  fireEvent.input(notes(), { target: { value: 'mine, still' } })
  expect(document.activeElement).toBe(notes())
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(scrolled.mock.contexts.at(-1)).toBe(heading.closest('section'))
})

const notesOnServer = () => leadOnServer(openedId).followUpNotes
const sentTo = (to: ReturnType<typeof stubApi>['to']) => to('PUT', `${path}/${openedId}/follow-up`)

test('notes save themselves some seconds after the last key, without a toast', async () => {
  const { to } = stubApi(answers())
  await open(`/admin?lead=${openedId}`)
  type('rang')
  await pass(3_000)
  type('rang twice')
  await pass(3_000)
  expect(sentTo(to)).toHaveLength(0)
  await pass(3_000)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(notesOnServer()).toBe('rang twice')
  expect(screen.queryByText('Notes Saved')).toBeNull()
  expect(sentTo(to)).toHaveLength(1)
  close()
  await pass(6_000)
  expect(sentTo(to)).toHaveLength(1)
})

test('notes are saved on the way to the next lead, and when they are closed', async () => {
  stubApi(answers())
  await open(`/admin?lead=${openedId}`)
  type('on the way')
  fireEvent.keyDown(document.body, { key: 'j' })
  await waitFor(() => expect(notesOnServer()).toBe('on the way'))
  fireEvent.keyDown(document.body, { key: 'k' })
  await screen.findByRole('heading', { name: 'Imran Khan' })
  type('closed')
  close()
  await waitFor(() => expect(notesOnServer()).toBe('closed'))
  await waitFor(() => expect(screen.queryByText('Unsaved notes')).toBeNull())
})

test('notes are saved when the tab is hidden', async () => {
  stubApi(answers())
  await open(`/admin?lead=${openedId}`)
  type('hidden')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(notesOnServer()).toBe('hidden'))
})

test('notes that did not save themselves say so quietly and go with the next key', async () => {
  let isCut = true
  const good = answers()[follow(openedId)]
  const { to } = stubApi({
    ...answers(),
    [follow(openedId)]: (call) => (isCut ? cutOff() : (good?.(call) ?? expect.fail())),
  })
  await open(`/admin?lead=${openedId}`)
  type('rang')
  await pass(6_000)
  expect(await screen.findByText('Not saved: the last try failed')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(20_000)
  expect(sentTo(to)).toHaveLength(1)
  isCut = false
  type('rang twice')
  await pass(6_000)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(notesOnServer()).toBe('rang twice')
})

test('notes never save themselves over what somebody else wrote', async () => {
  const id = openedId
  const { to } = stubApi({ ...answers(), [follow(id)]: () => conflictOf(leadOnServer(id)) })
  await open(`/admin?lead=${id}`)
  type('mine')
  change(id, { followUpNotes: 'theirs', version: 7 })
  await pass(6_000)
  expect(await screen.findByText('theirs')).toBeTruthy()
  type('mine, more')
  await pass(6_000)
  close()
  await pass(6_000)
  expect(sentTo(to)).toHaveLength(1)
  expect(within(row('Imran Khan')).getByText('Unsaved notes')).toBeTruthy()
})

const twoParagraphs = 'Rang on Monday.\n\nBudget not said.'

/** Opens a lead with notes, which mitali changes before anybody here saves. */
const openWithNotes = async (before: string, theirs: string) => {
  change(openedId, { followUpNotes: before, version: 6 })
  const api = stubApi(answers())
  await open(`/admin?lead=${openedId}`)
  change(openedId, { followUpNotes: theirs, version: 7, changedBy: 'mitali' })
  return api
}

test('paragraphs that two admins changed are both kept without a question', async () => {
  const theirs = twoParagraphs.replace('not said', 'is 2 lakh')
  const { to } = await openWithNotes(twoParagraphs, theirs)
  type(twoParagraphs.replace('Monday', 'Tuesday'))
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(notesOnServer()).toBe('Rang on Tuesday.\n\nBudget is 2 lakh.')
  expect(notes().value).toBe(notesOnServer())
  expect(sentTo(to)).toHaveLength(2)
})

test('what both added at the end is kept, also where a poll showed theirs first', async () => {
  const { to } = await openWithNotes('Rang.', 'Rang.\nSent the rates.')
  type('Rang.\nThey want May.')
  await poll()
  await waitFor(() => expect(notesOnServer()).toBe('Rang.\nSent the rates.\n\nThey want May.'))
  await waitFor(() => expect(notes().value).toBe(notesOnServer()))
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(sentTo(to).length).toBeLessThan(3)
})

test('what is typed while notes are on their way is saved after them', async () => {
  const answer = Promise.withResolvers<void>()
  const { to } = stubApi({
    ...answers(),
    [follow(openedId)]: async ({ body }) => {
      await answer.promise
      return change(openedId, Object(body))
    },
  })
  await open(`/admin?lead=${openedId}`)
  type('one')
  await pass(6_000)
  type('one two')
  close()
  answer.resolve()
  await waitFor(() => expect(notesOnServer()).toBe('one two'))
  expect(sentTo(to)).toHaveLength(2)
  await waitFor(() => expect(screen.queryByText('Unsaved notes')).toBeNull())
})
