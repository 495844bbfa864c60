// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, openMore, rowsPath, setUp, show, tearDown } from '../../../test/bot-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { trainingRowOf } from '../../../test/training.ts'

beforeEach(setUp)
afterEach(tearDown)

const row = trainingRowOf(1, {
  userMessage: 'dam koto?',
  variants: ['koto taka lagbe'],
  answers: { english: 'Let us talk.' },
})
const open = async (more: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    ...answers(),
    [`GET ${rowsPath}`]: () => json([row]),
    ...more,
  })
  show('/admin?tab=chatbot&edit=1')
  await openMore()
  await screen.findByRole('list', { name: 'Other ways to ask' })
  return api
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('ways to ask and answers of a language are changed and saved with the row', async () => {
  const { to } = await open()
  const way = screen.getByRole('textbox', { name: 'Another way to ask' })
  fireEvent.change(way, { target: { value: 'দাম কত?' } })
  press('Add')
  expect(screen.getByRole('button', { name: 'Remove দাম কত?' })).toBeTruthy()
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
