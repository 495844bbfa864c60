import type { Reply } from '@bong-bari/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/lead-server.tsx'
import { repliesPath, replyOf } from '../../../test/reply-server.ts'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { RepliesPage } from './replies-page.tsx'

const show = async (given: Reply[]) => {
  let replies = given
  const stub = stubApi({
    [`GET ${repliesPath}`]: () => json(replies),
    [`POST ${repliesPath}`]: ({ body }) => {
      const made = replyOf(9, Object(body))
      replies = [...replies, made]
      return json(made, 201)
    },
    ...Object.fromEntries(
      given.map((reply) => [
        `PUT ${repliesPath}/${reply.id}`,
        ({ body }: StubbedCall) => json({ ...reply, ...Object(body), version: 2 }),
      ]),
    ),
  })
  const view = renderInApp(<RepliesPage />, '/admin/replies')
  await screen.findByRole('heading', { level: 1, name: 'Replies' })
  return { ...stub, ...view }
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('a template is written with a preview of how a brand reads it', async () => {
  const { to, place } = await show([replyOf(1)])
  await screen.findByText('Template 1')
  await press('Add Reply Template')
  expect(place.current).toBe('/admin/replies?reply=new')
  await type(/^Name/, 'A first one')
  await type(/^Bengali text/, 'নমস্কার {name}, {{ঠিক}}')
  const preview = within(await screen.findByRole('region', { name: 'Live preview' }))
  expect(preview.getByText('নমস্কার রিয়া সেন, {ঠিক}')).toBeTruthy()
  expect(preview.getByText('Not offered in this language.')).toBeTruthy()
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Add Reply Template' }).at(-1) ?? document.body,
  )
  await waitFor(() => expect(titles()).toEqual(['A first one', 'Template 1']))
  expect(to('POST', repliesPath)[0]?.body).toEqual({
    name: 'A first one',
    bodyBn: 'নমস্কার {name}, {{ঠিক}}',
    bodyEn: '',
  })
})

test('what is missing or unknown is said under its field, and nothing is sent', async () => {
  const { calls } = await show([replyOf(1)])
  await press('Add Reply Template')
  await type(/^Name/, 'Unknown')
  await type(/^English text/, 'Hello {first name}')
  fireEvent.submit(
    (await screen.findByRole('textbox', { name: /^Name/ })).closest('form') ?? document.body,
  )
  expect(
    await screen.findByText(/English text has \{first name\}, which nothing can fill/),
  ).toBeTruthy()
  await type(/^English text/, ' ')
  expect(await screen.findByText('Write the text in Bengali, in English or in both')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('without any, those of the house can be made the own ones', async () => {
  const { to } = await show([])
  await press('Copy and edit: First answer')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  expect(name.value).toBe('First answer')
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Add Reply Template' }).at(-1) ?? document.body,
  )
  await waitFor(() => expect(titles()).toEqual(['First answer']))
  expect(Object(to('POST', repliesPath)[0]?.body).bodyBn).toContain('{name}')
})
