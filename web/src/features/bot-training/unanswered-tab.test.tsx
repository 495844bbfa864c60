import type { Unanswered } from '@bong-bari/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, rowsPath, show, unansweredPath } from '../../../test/bot-server.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { trainingRowOf } from '../../../test/training.ts'

const at = '/admin?tab=chatbot&list=unanswered'
const garden: Unanswered = {
  id: 'garden',
  samples: ['ছাদের বাগান কোথায়?', 'chader bagan kothay'],
  languages: ['bengali', 'benglish'],
  count: 12,
  visitors: 8,
  firstSeen: '2026-11-20T04:44:00.000Z',
  lastSeen: '2026-11-21T04:44:00.000Z',
}
const umbrella: Unanswered = {
  ...garden,
  id: 'umbrella',
  samples: ['sell umbrellas?'],
  keyword: 'umbrellas',
  languages: ['english'],
  count: 1,
  visitors: 1,
}

const open = async (more: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    ...answers(),
    [`GET ${unansweredPath}`]: () => json([garden, umbrella]),
    ...more,
  })
  const view = show(at)
  await screen.findByText(garden.samples[0] ?? '')
  return { ...api, ...view }
}
const item = (text: string) => screen.getByText(text).closest('li') ?? document.body

test('questions tell how often, by how many and in what they were asked', async () => {
  await open()
  expect(screen.getByRole('heading', { name: garden.samples[0] ?? '' }).lang).toBe('bn')
  expect(screen.getByText('chader bagan kothay')).toBeTruthy()
  const first = item(garden.samples[0] ?? '')
  for (const text of ['Asked 12 times', 'by 8 visitors', 'Bengali', 'Benglish'])
    expect(within(first).getByText(text)).toBeTruthy()
  expect(within(first).getByText('21 Nov 2026, 10:14')).toBeTruthy()
  expect(within(item('sell umbrellas?')).getByText('Asked once')).toBeTruthy()
})

test('one tap opens the dialog of a new row with the question in it, the cursor in its answer', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Teach an answer to sell umbrellas?' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Training Data' })
  const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name })
  expect(field('User message *').value).toBe('sell umbrellas?')
  expect(field('Keyword *').value).toBe('umbrellas')
  expect(field('Bot response *').value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field('Bot response *')))
})

test('a question is taken off the list at once, and back when the server refuses', async () => {
  let isUp = false
  await open({
    [`DELETE ${unansweredPath}/umbrella`]: () =>
      isUp ? json({ id: 'umbrella' }) : refused(500, 'unexpected', 'No.'),
  })
  const remove = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove sell umbrellas?' }))
  remove()
  await screen.findByText('Error')
  await screen.findByText('sell umbrellas?')
  isUp = true
  remove()
  await screen.findByText('Question Removed')
  expect(screen.queryByText('sell umbrellas?')).toBeNull()
})

test('a question that another row is asked says so above the form, and leads there', async () => {
  const { place } = await open({
    [`GET ${rowsPath}`]: () =>
      json([trainingRowOf(1, { keyword: 'collab', variants: ['Sell umbrellas'] })]),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Teach an answer to sell umbrellas?' }))
  const edit = await screen.findByRole('button', { name: 'Edit “collab”' })
  const said = edit.closest('[role="status"]')
  expect(said?.textContent).toContain('“collab” already answers sell umbrellas?')
  const keyword = screen.getByRole('textbox', { name: 'Keyword *' })
  expect(said?.compareDocumentPosition(keyword)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.change(screen.getByRole('textbox', { name: 'User message *' }), {
    target: { value: 'sell kites?' },
  })
  expect(screen.queryByRole('button', { name: 'Edit “collab”' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'User message *' }), {
    target: { value: 'SELL umbrellas' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Edit “collab”' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Training Data' })).toBeTruthy()
  expect(place.current).toContain('edit=1')
})

test('one press makes a question another way to ask for the row that comes nearest', async () => {
  const near = { ...garden, nearest: { rowId: 1, keyword: 'collab' } }
  const { to } = await open({ [`GET ${unansweredPath}`]: () => json([near]) })
  fireEvent.click(screen.getByRole('button', { name: `Add to “collab”: ${garden.samples[0]}` }))
  expect(await screen.findByText('“collab” answers it from now on.')).toBeTruthy()
  expect(to('PUT', `${rowsPath}/1`)[0]?.body).toEqual({ variants: garden.samples })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(to('PUT', `${rowsPath}/1`)[1]?.body).toEqual({ variants: [] }))
})

test('what was not meant by a row’s answer says so, and the row is one press away', async () => {
  const row = { rowId: 1, keyword: 'garden' }
  const { place } = await open({
    [`GET ${unansweredPath}`]: () => json([{ ...garden, notMeant: { count: 3, row } }, umbrella]),
  })
  const first = within(item(garden.samples[0] ?? ''))
  expect(first.getByText('“Not what I meant” 3 times')).toBeTruthy()
  fireEvent.click(first.getByRole('button', { name: /^Edit “garden”, which answers/ }))
  expect(place.current).toBe('/admin?tab=chatbot&edit=1')
})
