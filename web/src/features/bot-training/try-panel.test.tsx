import type { TryResult } from '@bong-bari/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, rowsPath, show } from '../../../test/bot-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'

const path = `${rowsPath}/try`
const answering = (tried: TryResult) =>
  stubApi({ ...answers(), [`POST ${path}`]: () => json(tried) })

const message = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'A visitor’s message' })
const ask = (text: string) => {
  fireEvent.change(message(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask Bong Bot' }))
}
const tries = () => within(screen.getByRole('list', { name: 'Last tries' }))

test('a try shows the answer, why, and the way to the row that gave it', async () => {
  const { to } = answering({
    response: 'দারুণ! লিখুন।',
    source: 'row',
    rowId: 1,
    field: 'keyword',
    score: 0.93,
  })
  const { place } = show()
  ask('collab korte chai')
  expect((await tries().findByText('দারুণ! লিখুন।')).lang).toBe('bn')
  expect(to('POST', path)[0]?.body).toEqual({ message: 'collab korte chai' })
  expect(tries().getByText(/matched its keyword: almost word for word \(93 of 100\)/)).toBeTruthy()
  expect(message().value).toBe('')
  fireEvent.click(tries().getByRole('button', { name: 'Open what answered' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Training Data' })).toBeTruthy()
  expect(place.current).toContain('edit=1')
})

test('a try tells what the model has used, where there is one', async () => {
  answering({
    response: 'Hello',
    source: 'built-in',
    usage: {
      day: { used: 1234, limit: 200_000 },
      month: { used: 3_000_000, limit: 3_000_000 },
    },
  })
  show()
  expect(screen.queryByText(/^AI model/)).toBeNull()
  ask('hello')
  const line = await screen.findByText(/^AI model:/)
  expect(line.textContent).toContain('1,234 of 200,000 tokens today')
  expect(line.textContent).toContain('The allowance is spent')
})

test('an answer that no row gave can be taught at once', async () => {
  answering({ response: 'Eta amar jana nei.', source: 'template', rowId: 4 })
  const { place } = show()
  ask('ফুচকা খাবে?')
  expect(await tries().findByText('Fallback template')).toBeTruthy()
  fireEvent.click(tries().getByRole('button', { name: 'Teach an answer' }))
  await screen.findByRole('dialog', { name: 'Add Training Data' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'User message *' }).value).toBe(
    'ফুচকা খাবে?',
  )
  const priority = screen.getByRole<HTMLInputElement>('spinbutton', { hidden: true })
  expect(priority.value).toBe('5')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(tries().getByRole('button', { name: 'Open what answered' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Template' })).toBeTruthy()
  expect(place.current).toContain('list=templates')
})

test.each([
  ['model', 'AI model', /the model answered/],
  ['built-in', 'Built-in line', /no fallback template is active/],
] as const)('an answer of the %s says so', async (source, label, why) => {
  answering({ response: 'So be it.', source })
  show()
  ask('hello')
  expect(await tries().findByText(label)).toBeTruthy()
  expect(tries().getByText(why)).toBeTruthy()
  expect(tries().queryByRole('button', { name: 'Open what answered' })).toBeNull()
})

test('the row that came nearest is named with what kept it, and opened', async () => {
  answering({
    response: 'So be it.',
    source: 'built-in',
    nearest: { rowId: 1, keyword: 'collab', score: 0.71, keptBy: 'switch' },
  })
  const { place } = show()
  ask('collab?')
  expect(
    await tries().findByText('“collab” came nearest (71 of 100), but it is switched off.'),
  ).toBeTruthy()
  fireEvent.click(tries().getByRole('button', { name: 'Open the nearest row' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Training Data' })).toBeTruthy()
  expect(place.current).toContain('edit=1')
})

test('a message that is blank or too long is not sent', () => {
  const { to } = answering({ response: 'x', source: 'built-in' })
  show()
  ask('   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask Bong Bot' }).disabled).toBe(
    true,
  )
  ask('x'.repeat(2_001))
  expect(screen.getByText('Message must be at most 2,000 characters')).toBeTruthy()
  expect(to('POST', path)).toHaveLength(0)
})
