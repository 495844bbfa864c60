// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, rowsPath, setUp, show, tearDown } from '../../../test/bot-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { trainingRowOf } from '../../../test/training.ts'

beforeEach(setUp)
afterEach(tearDown)

const row = trainingRowOf(1, {
  userMessage: 'dam koto?',
  variants: ['koto taka lagbe'],
  answers: { english: 'Let us talk.' },
})
const offered = {
  model: 'silent',
  offers: [
    { text: 'দাম কত?', from: 'romaniser', language: 'bengali' },
    { text: 'what is the rate', from: 'unanswered', language: 'english' },
    {
      text: 'collab er dam',
      from: 'unanswered',
      language: 'benglish',
      answeredBy: { rowId: 2, keyword: 'collab' },
    },
  ],
}

const open = async (more: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    ...answers(),
    [`GET ${rowsPath}`]: () => json([row]),
    [`POST ${rowsPath}/offers`]: () => json(offered),
    ...more,
  })
  show('/admin?tab=chatbot&edit=1')
  await screen.findByRole('button', { name: 'Offer me others' })
  return api
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an offer is taken with one press, says where it comes from, and is saved with the row', async () => {
  const { to } = await open()
  press('Offer me others')
  expect(await screen.findByText('The same in the other script')).toBeTruthy()
  expect(to('POST', `${rowsPath}/offers`)[0]?.body).toEqual({
    id: 1,
    keyword: 'keyword 1',
    userMessage: 'dam koto?',
    variants: ['koto taka lagbe'],
  })
  expect(screen.getByText('Asked by a visitor')).toBeTruthy()
  expect(screen.getByText(/no time or tokens left/)).toBeTruthy()
  expect(screen.getByText('“collab” answers this already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take collab er dam' })).toBeNull()
  press('Take দাম কত?')
  expect(screen.getByRole('button', { name: 'Remove দাম কত?' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take দাম কত?' })).toBeNull()
  press('Remove koto taka lagbe')
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer in Bengali' }), {
    target: { value: 'কথা বলি।' },
  })
  expect(screen.getByRole('textbox', { name: 'Answer in Bengali' }).lang).toBe('bn')
  press('Save changes')
  await waitFor(() =>
    expect(to('PUT', `${rowsPath}/1`)[0]?.body).toEqual({
      variants: ['দাম কত?'],
      answers: { bengali: 'কথা বলি।' },
    }),
  )
})

test('one typed by hand is added by Enter, unless it sounds like one that is there', async () => {
  const { to } = await open()
  const field = screen.getByRole('textbox', { name: 'Another way to ask' })
  const enter = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  enter('Koto taka laagbe?')
  expect(screen.getByText('This sounds like one that is already there')).toBeTruthy()
  enter('rate ki  rokom')
  expect(screen.getByRole('button', { name: 'Remove rate ki rokom' })).toBeTruthy()
  expect(to('PUT', `${rowsPath}/1`)).toHaveLength(0)
})

test('nothing is offered for a row without its question, which is asked for', async () => {
  const { to } = await open()
  const question = screen.getByRole('textbox', { name: /^User message/ })
  fireEvent.change(question, { target: { value: ' ' } })
  press('Offer me others')
  await waitFor(() => expect(question.getAttribute('aria-invalid')).toBe('true'))
  expect(to('POST', `${rowsPath}/offers`)).toHaveLength(0)
})
