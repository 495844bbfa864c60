import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, rowsPath, server, show } from '../../../test/bot-server.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { templateOf, trainingRowOf } from '../../../test/training.ts'

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } })
const item = (name: string) => screen.getByText(name).closest('li') ?? document.body

test('TRAIN-01 TRAIN-02 TRAIN-06 the Training Center lists rows, the inactive ones greyed and named so', async () => {
  stubApi(answers())
  show()
  expect(screen.getByRole('heading', { name: 'Bong Bot Training Center' })).toBeTruthy()
  expect(screen.getByText('Loading what Bong Bot knows...')).toBeTruthy()
  await screen.findByText('collab')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Training Data',
    'Templates',
    'Unanswered',
    'Built in',
  ])
  expect(screen.getByText('3 rows, 1 inactive')).toBeTruthy()
  expect(within(item('pujo')).getByText('Inactive')).toBeTruthy()
  expect(item('pujo').dataset.inactive).toBe('true')
  expect(within(item('collab')).queryByText('Inactive')).toBeNull()
  expect(screen.getByText('নতুন ভিডিও').lang).toBe('bn')
})

test('what Bong Bot knows by itself is listed as Built in, and a copy opens as a new row', async () => {
  await Promise.all([import('./built-in-tab.tsx'), import('./training-editor.tsx')])
  stubApi(answers())
  show()
  await screen.findByText('collab')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Built in' })))
  const copy = await screen.findByLabelText('Copy and edit: What are your rates?')
  expect(screen.getByText('কত টাকা লাগে?').lang).toBe('bn')
  await act(async () => fireEvent.click(copy))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByLabelText<HTMLInputElement>(/^Keyword/)).value).toBe(
    'What are your rates?',
  )
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Bot Response/i).value).toContain('{prices}')
})

test('TPL-04 ENT-27 templates say whether they are inactive, scheduled or expired', async () => {
  stubApi(answers())
  const { place } = show()
  fireEvent.click(screen.getByRole('tab', { name: 'Templates' }))
  await screen.findByText('House greeting')
  expect(place.current).toBe('/admin?tab=chatbot&list=templates')
  expect(within(item('Resting')).getByText('Inactive')).toBeTruthy()
  expect(item('Resting').dataset.inactive).toBe('true')
  expect(within(item('Last year')).getByText('Ended')).toBeTruthy()
  expect(within(item('Next year')).getByText('Scheduled')).toBeTruthy()
  expect(item('House greeting').dataset.inactive).toBeUndefined()
})

test('a row or template is found by beginnings of its words in either script, and all of its text counts', async () => {
  const found = () => names().filter((name) => name !== 'Try it')
  server.rows.push(
    trainingRowOf(4, { keyword: 'রিয়া', botResponse: `${'কথা '.repeat(300)}সাহা` }),
    trainingRowOf(5, { keyword: 'Riya', userMessage: 'Riya ke?' }),
    trainingRowOf(6, { keyword: 'Rina' }),
  )
  server.templates.push(templateOf(5, { name: 'দুর্গা পুজো' }))
  stubApi(answers())
  show()
  await screen.findByText('collab')
  for (const text of ['riya', 'রিয়া', 'RI\u200dYA']) {
    search(text)
    expect([text, found()]).toEqual([text, ['রিয়া', 'Riya']])
  }
  search('saha')
  expect(found()).toEqual(['রিয়া'])
  search('পুজো')
  expect(found()).toEqual(['pujoInactive'])
  search('iya')
  await screen.findByText('Nothing matches this search')
  fireEvent.click(screen.getByRole('tab', { name: 'Templates' }))
  await screen.findByText('House greeting')
  search('durga pujo')
  expect(found()).toEqual(['দুর্গা পুজোGreeting'])
})

test('ENT-39 ENT-40 ENT-41 the editors offer the languages, categories and types', async () => {
  await Promise.all([import('./training-editor.tsx'), import('./template-editor.tsx')])
  stubApi(answers())
  const options = async (name: string) => {
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name, hidden: true })
    return [...field.options].map(({ value }) => value)
  }
  const { unmount } = show('/admin?tab=chatbot&edit=new')
  expect(await options('Language')).toEqual(['auto', 'bengali', 'benglish', 'english'])
  expect(await options('Category')).toEqual(['general', 'comedy', 'collaboration', 'culture'])
  unmount()
  show('/admin?tab=chatbot&list=templates&edit=new')
  expect(await options('Type')).toEqual(['greeting', 'quick_reply', 'offer', 'fallback'])
})

test('of many rows fifty are drawn at once, and all of them are searched', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    trainingRowOf(at + 1, { keyword: `kw-${at + 1}` }),
  )
  stubApi({ ...answers(), [`GET ${rowsPath}`]: () => json(many) })
  show()
  await screen.findByText('kw-50')
  expect(screen.queryByText('kw-51')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more of 70' }))
  expect(screen.getByText('kw-100')).toBeTruthy()
  search('kw-119')
  expect(screen.getByText('kw-119')).toBeTruthy()
  expect(screen.getByText('1 of 120 rows')).toBeTruthy()
})

const listed = (answeredLastMonth: number) => ({
  [`GET ${rowsPath}`]: () => json(server.rows.map((row) => ({ ...row, answeredLastMonth }))),
})

test('TRAIN-05 TOAST-23 a row is deleted without a question, and what visitors would miss is said', async () => {
  stubApi({ ...answers(), ...listed(12) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete collab' }))
  expect(await screen.findByText('Training Data Deleted')).toBeTruthy()
  const words = '“collab” is in the trash now. It answered 12 questions in the last 30 days.'
  expect(screen.getByText(words)).toBeTruthy()
  expect(server.rows.map(({ id }) => id)).toEqual([2, 3])
  expect(screen.queryByRole('button', { name: 'Delete collab' })).toBeNull()
})

test('TPL-03 TOAST-23 a template is deleted without a question', async () => {
  stubApi(answers())
  show('/admin?tab=chatbot&list=templates')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete House greeting' }))
  expect(await screen.findByText('Template Deleted')).toBeTruthy()
  expect(server.templates.map(({ id }) => id)).toEqual([2, 3, 4])
})

test('ERR-05 TRAIN-06 TOAST-22 an inactive row is greyed and turned on at once, and stays off when the server refuses', async () => {
  server.rows = server.rows.map((row) => (row.id === 1 ? { ...row, isActive: false } : row))
  stubApi({
    ...answers(),
    [`PUT ${rowsPath}/1`]: () => refused(500, 'unexpected', 'Broken for now.'),
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on collab' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Broken for now.')
  expect(item('collab').dataset.inactive).toBe('true')
  stubApi(answers())
  fireEvent.click(screen.getByRole('button', { name: 'Turn on collab' }))
  expect(await screen.findByText('“collab” is active now.')).toBeTruthy()
  expect(server.rows.find(({ id }) => id === 1)).toMatchObject({ isActive: true, priority: 5 })
  expect(item('collab').dataset.inactive).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Turn on collab' })).toBeNull()
})

test('rows that were asked in a language without an answer say so', async () => {
  server.rows.push(
    trainingRowOf(4, { keyword: 'few', askedElse: { english: 1 } }),
    trainingRowOf(5, { keyword: 'many', askedElse: { benglish: 12, english: 2 } }),
  )
  stubApi(answers())
  show()
  await screen.findByText('collab')
  expect(within(item('few')).getByText('No answer in English, asked once')).toBeTruthy()
  expect(within(item('many')).getByText('No answer in Benglish, asked 12 times')).toBeTruthy()
})
