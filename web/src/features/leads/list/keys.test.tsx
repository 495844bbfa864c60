import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answers,
  leadOnServer,
  openByHand,
  openedId,
  path,
  show,
  unopenedId,
} from '../../../../test/lead-server.tsx'
import { stubApi } from '../../../../test/stub-api.ts'

const opener = (name: string) => screen.getByRole('button', { name })
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const notes = () => screen.getByRole('textbox', { name: 'Follow-up notes' })
const heading = (name: string) => screen.findByRole('heading', { name })
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value')
const saved = (text: string) => screen.findByText(text)

test('arrows, j and k go from row to row and stop at the ends', async () => {
  stubApi(answers())
  await show()
  opener('Asha Sen').focus()
  press('ArrowUp')
  expect(document.activeElement).toBe(opener('Asha Sen'))
  press('ArrowDown')
  expect(document.activeElement).toBe(opener('Imran Khan'))
  press('j')
  expect(document.activeElement).toBe(opener('রিয়া সেন'))
  press('j')
  press('k')
  expect(document.activeElement).toBe(opener('Imran Khan'))
})

test('in the details j opens the next lead; letters that are typed open nothing', async () => {
  stubApi(answers())
  await show()
  openByHand('Imran Khan')
  press('j')
  const next = await screen.findByRole('heading', { name: 'রিয়া সেন' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  screen.getByRole('textbox', { name: 'Follow-up notes' }).focus()
  press('k')
  expect(screen.getByRole('heading', { name: 'রিয়া সেন' })).toBeTruthy()
})

test('j goes on after a status was clicked, and from nowhere to the first lead', async () => {
  stubApi(answers())
  await show()
  press('j')
  expect(document.activeElement).toBe(opener('Asha Sen'))
  openByHand('Imran Khan')
  const hot = screen.getByRole('radio', { name: 'Hot' })
  hot.focus()
  fireEvent.click(hot)
  press('j')
  expect(await heading('রিয়া সেন')).toBeTruthy()
})

test('o opens the lead that has the focus and closes the open one', async () => {
  stubApi(answers())
  await show()
  opener('Imran Khan').focus()
  press('o')
  expect(await heading('Imran Khan')).toBeTruthy()
  press('o')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Imran Khan' })).toBeNull())
  expect(document.activeElement).toBe(opener('Imran Khan'))
})

test('1 to 5 set the status, once however long the key is held', async () => {
  const { to } = stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  press('2')
  press('2', { repeat: true })
  press('3', { repeat: true })
  await waitFor(() => expect(chosen()).toBe('hot'))
  expect(await saved('Imran Khan is now hot.')).toBeTruthy()
  press('2')
  opener('Asha Sen').focus()
  press('5')
  expect(await saved('Asha Sen is now dead.')).toBeTruthy()
  expect(leadOnServer(unopenedId).leadStatus).toBe('dead')
  expect(to('PUT', `${path}/${openedId}/status`)).toHaveLength(1)
})

test('n leads to the notes, / to the search, e to the export', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  press('n')
  expect(document.activeElement).toBe(notes())
  press('e')
  expect(screen.queryByRole('dialog')).toBeNull()
  notes().blur()
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await act(async () => press('e'))
  expect(await screen.findByRole('dialog', { name: 'Export requests' })).toBeTruthy()
})

test('? shows all keys; while a window is open the others do nothing', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  await act(async () => press('?', { shiftKey: true }))
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy()
  press('j')
  press('2')
  fireEvent.keyDown(document.body, { key: '3' })
  expect(screen.queryByRole('heading', { name: 'রিয়া সেন' })).toBeNull()
  expect(leadOnServer(openedId).leadStatus).toBe('new')
})

test('Ctrl and Enter save the notes, also from within them', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  notes().focus()
  fireEvent.change(notes(), { target: { value: 'rang twice' } })
  press('Enter', { ctrlKey: true })
  expect(await saved('Notes Saved')).toBeTruthy()
  expect(leadOnServer(openedId).followUpNotes).toBe('rang twice')
})

test('keys of the browser do nothing', async () => {
  const { to } = stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    press('j', { [modifier]: true })
    press('2', { [modifier]: true })
  }
  expect(screen.getByRole('heading', { name: 'Imran Khan' })).toBeTruthy()
  expect(to('PUT', `${path}/${openedId}/status`)).toHaveLength(0)
})

test('with a Bengali keyboard the keys are where they were', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  press('২', { code: 'Digit2' })
  await waitFor(() => expect(chosen()).toBe('hot'))
  press('য', { code: 'KeyJ' })
  expect(await heading('রিয়া সেন')).toBeTruthy()
  press('য়', { code: 'Slash' })
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await act(async () => press('।', { code: 'Slash', shiftKey: true }))
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy()
})

test('Ctrl, Shift and Enter leave the notes saved and open the next; at the last one they save', async () => {
  stubApi(answers())
  await show(`/admin?lead=${openedId}`)
  const write = (text: string) => {
    notes().focus()
    fireEvent.change(notes(), { target: { value: text } })
    press('Enter', { ctrlKey: true, shiftKey: true })
  }
  write('rang twice')
  await waitFor(() => expect(leadOnServer(openedId).followUpNotes).toBe('rang twice'))
  const next = await heading('রিয়া সেন')
  await waitFor(() => expect(document.activeElement).toBe(next))
  write('budget ok')
  expect(await saved('Notes Saved')).toBeTruthy()
})
