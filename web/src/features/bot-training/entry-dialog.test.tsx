import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answers,
  openMore,
  rowsPath,
  server,
  show,
  templatesPath,
} from '../../../test/bot-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'

const training = '/admin?tab=chatbot'
const templates = '/admin?tab=chatbot&list=templates'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const choice = (name: string) =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox', { name })
    .find((one) => one.closest('[role="dialog"]'))
/** The dialog stands last in the page: its button counts where the page has one of the same name. */
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)

const openNew = async (at: string) => {
  const view = show(`${at}&edit=new`)
  await screen.findByRole('dialog')
  return view
}

const openById = async (at: string, id: number) => {
  const view = show(`${at}&edit=${id}`)
  await screen.findByRole('dialog')
  return view
}

const teach = () => {
  type('Keyword *', ' puchka ')
  type('User message *', 'ফুচকা খাবে?')
  type('Bot response *', 'এক প্লেট ঝাল!')
}

test('a form that switches off a row that answered of late says so before it saves', async () => {
  const { to } = stubApi({
    ...answers(),
    [`GET ${rowsPath}`]: () => json(server.rows.map((row) => ({ ...row, answeredLastMonth: 1 }))),
  })
  await openById(training, 1)
  fireEvent.click(screen.getByRole('checkbox', { name: /active/i }))
  expect(await screen.findByText('It answered 1 question in the last 30 days.')).toBeTruthy()
  expect(to('PUT', `${rowsPath}/1`)).toHaveLength(0)
  press('Save changes')
  await waitFor(() => expect(to('PUT', `${rowsPath}/1`)[0]?.body).toEqual({ isActive: false }))
})

test('TRAIN-03 TRAIN-09 TOAST-21 a row is added with the form’s defaults', async () => {
  const { to } = stubApi(answers())
  const { place } = show(training)
  await screen.findByText('collab')
  press('Add Training Data')
  await screen.findByRole('dialog', { name: 'Add Training Data' })
  expect(place.current).toContain('edit=new')
  await openMore()
  expect(number('Priority').value).toBe('5')
  teach()
  press('Add Training Data')
  expect(await screen.findByText('Training Data Added')).toBeTruthy()
  expect(to('POST', rowsPath)[0]?.body).toEqual({
    keyword: ' puchka ',
    userMessage: 'ফুচকা খাবে?',
    botResponse: 'এক প্লেট ঝাল!',
    language: 'auto',
    category: 'general',
    isActive: true,
    priority: 5,
    variants: [],
    answers: { bengali: '', benglish: '', english: '' },
    links: [],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('ফুচকা খাবে?')).toBeTruthy()
  expect(place.current).toBe(training)
  expect(sessionStorage).toHaveLength(0)
})

test('TRAIN-04 TOAST-22 every field of a row is edited', async () => {
  stubApi(answers())
  await openById(training, 3)
  expect(field('Keyword *').value).toBe('pujo')
  type('Keyword *', 'durga pujo')
  await openMore()
  fireEvent.change(choice('Language') ?? document.body, { target: { value: 'english' } })
  fireEvent.change(choice('Category') ?? document.body, { target: { value: 'comedy' } })
  fireEvent.change(number('Priority'), { target: { value: '10' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Active' }))
  press('Save changes')
  expect(await screen.findByText('Training Data Updated')).toBeTruthy()
  expect(server.rows.find(({ id }) => id === 3)).toMatchObject({
    keyword: 'durga pujo',
    language: 'english',
    category: 'comedy',
    priority: 10,
    isActive: true,
  })
})

test('TRAIN-07 TRAIN-08 ENT-16 what is wrong is said under its field and nothing is sent', async () => {
  const { calls } = stubApi(answers())
  await openNew(training)
  await openMore()
  fireEvent.change(number('Priority'), { target: { value: '11' } })
  await openMore()
  press('Add Training Data')
  expect(await screen.findByText('Keyword is required')).toBeTruthy()
  expect(screen.getByText('User message is required')).toBeTruthy()
  expect(screen.getByText('Bot response is required')).toBeTruthy()
  expect(screen.getByText('Priority must be from 1 to 10')).toBeTruthy()
  expect(document.activeElement).toBe(field('Keyword *'))
  expect(field('Keyword *').getAttribute('aria-invalid')).toBe('true')
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0)
})

test('TPL-01 TPL-06 TOAST-21 a template is added, a greeting of order 1 by default', async () => {
  const { to } = stubApi(answers())
  await openNew(templates)
  expect(choice('Type')?.value).toBe('greeting')
  expect(number('Display order').value).toBe('1')
  type('Name *', 'Winter')
  type('Content *', 'নলেন গুড় এসে গেছে!')
  fireEvent.change(screen.getByLabelText(/^Valid to/), { target: { value: '2027-02-28T23:30' } })
  press('Add Template')
  expect(await screen.findByText('Template Added')).toBeTruthy()
  expect(to('POST', templatesPath)[0]?.body).toEqual({
    name: 'Winter',
    templateType: 'greeting',
    content: 'নলেন গুড় এসে গেছে!',
    language: 'auto',
    isActive: true,
    displayOrder: 1,
    validFrom: '',
    validTo: '2027-02-28T23:30:00+05:30',
  })
})

test('TPL-02 TOAST-22 ENT-27 a template is edited, its dates in Kolkata’s time', async () => {
  stubApi(answers())
  await openById(templates, 2)
  const dates = [/^Valid from/, /^Valid to/].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )
  expect(dates).toEqual(['2026-01-01T05:30', '2026-02-01T05:30'])
  fireEvent.change(choice('Type') ?? document.body, { target: { value: 'fallback' } })
  press('Save changes')
  expect(await screen.findByText('Template Updated')).toBeTruthy()
  expect(server.templates.find(({ id }) => id === 2)?.templateType).toBe('fallback')
})

test('TPL-05 TPL-06 ENT-23 a template’s fields are checked', async () => {
  const { to } = stubApi(answers())
  await openNew(templates)
  fireEvent.change(number('Display order'), { target: { value: '0' } })
  press('Add Template')
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Content is required')).toBeTruthy()
  expect(screen.getByText('Display order must be at least 1')).toBeTruthy()
  type('Name *', 'Winter')
  type('Content *', 'x')
  fireEvent.change(number('Display order'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText(/^Valid from/), { target: { value: '2027-03-01T00:00' } })
  fireEvent.change(screen.getByLabelText(/^Valid to/), { target: { value: '2027-02-01T00:00' } })
  press('Add Template')
  expect(await screen.findByText('Valid to must be after valid from')).toBeTruthy()
  expect(to('POST', templatesPath)).toHaveLength(0)
})
