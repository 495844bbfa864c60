import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, openMore, rowsPath, show } from '../../../test/bot-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'
import { trainingRowOf } from '../../../test/training.ts'

const postId = '00000000-0000-4000-8000-000000000001'
const row = trainingRowOf(1, {
  userMessage: 'dam koto?',
  variants: ['koto taka lagbe', 'rate koto'],
  answers: { english: 'Let us talk.' },
  links: [
    { kind: 'video', id: 'bbbbbbbbbbb' },
    { kind: 'post', id: postId },
  ],
})

const open = async (more: Parameters<typeof stubApi>[0] = {}) => {
  const { to } = stubApi({ ...answers(), [`GET ${rowsPath}`]: () => json([row]), ...more })
  show('/admin?tab=chatbot&edit=1')
  await openMore()
  return to
}
const field = (label: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${label}`) })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('ways to ask, answers of a language and cards are changed and saved with the row', async () => {
  const to = await open()
  expect(field('Other ways to ask').value).toBe('koto taka lagbe\nrate koto')
  type('Other ways to ask', 'rate koto\n\n দাম  কত? ')
  type('Answer in Bengali', 'কথা বলি।')
  expect(field('Answer in Bengali').lang).toBe('bn')
  expect(field('Cards').value).toBe(`https://youtu.be/bbbbbbbbbbb\n/blog/${postId}`)
  type(
    'Cards',
    `${location.origin}/blog/rain?x=1\n/blog/rain\nhttps://www.youtube.com/shorts/aaaaaaaaaaa`,
  )
  press('Save changes')
  await waitFor(() =>
    expect(to('PUT', `${rowsPath}/1`)[0]?.body).toEqual({
      variants: ['rate koto', 'দাম কত?'],
      answers: { bengali: 'কথা বলি।' },
      links: [
        { kind: 'post', id: 'rain' },
        { kind: 'video', id: 'aaaaaaaaaaa' },
      ],
    }),
  )
})

test('an address that is no card, and what the server says of one, stand at the field', async () => {
  const fields = { 'links.0.id': 'There is no such video' }
  const to = await open({
    [`PUT ${rowsPath}/1`]: () =>
      json({ code: 'invalid-input', message: 'Cannot be accepted.', fields, requestId: 'r' }, 400),
  })
  type('Cards', 'https://elsewhere.test/blog/rain')
  press('Save changes')
  expect(
    await screen.findByText(
      '“https://elsewhere.test/blog/rain” is not the address of a video or a post',
    ),
  ).toBeTruthy()
  expect(to('PUT', `${rowsPath}/1`)).toHaveLength(0)
  type('Cards', 'youtu.be/aaaaaaaaaaa')
  press('Save changes')
  expect(await screen.findByText(fields['links.0.id'])).toBeTruthy()
})
