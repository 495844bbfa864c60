import { nouns } from '@bong-bari/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { InputField } from '../../ui/field.tsx'
import { createForm, ResourceEditor } from '../form/resource-editor.tsx'
import { useEditorAddress } from '../page/search-params.ts'
import { createResource, type Listed, useItems } from './resource.ts'
import { ResourceEditing, ResourceList, ResourceRow, Rows, useSwitch } from './resource-list.tsx'

// A noun of its own, under the names of replies.
const { path } = nouns.reply
const quote = z.object({
  id: z.number(),
  name: z.string(),
  isActive: z.boolean(),
  version: z.number(),
  changedBy: z.nullable(z.string()),
  updatedAt: z.string(),
})
type Quote = z.output<typeof quote>
const input = z.object({ name: z.string().check(z.minLength(1, 'Name is required')) })
const params = z.object({ id: z.string() })

const quotes = createResource(
  {
    list: { method: 'GET', path, access: 'admin', response: z.array(quote) },
    create: { method: 'POST', path, access: 'admin', body: input, response: quote },
    update: {
      method: 'PUT',
      path: `${path}/{id}`,
      access: 'admin',
      params,
      body: z.partial(z.pick(quote, { name: true, isActive: true })),
      response: quote,
    },
    remove: { method: 'DELETE', path: `${path}/{id}`, access: 'admin', params },
  },
  { kind: 'reply', nameOf: ({ name }: Quote) => name },
)

const form = createForm(quotes, input, { name: '' })

type ListProps = { of: Listed<Quote>; items: Quote[] | undefined; error?: unknown }

const List = ({ of, items, error, ...rest }: ListProps & { onRetry?: () => unknown }) => {
  const { open } = useEditorAddress('quote')
  const { turn, busyId } = useSwitch(quotes)
  return (
    <ResourceList
      of={of}
      items={items}
      error={error}
      onRetry={() => {}}
      onEdit={open}
      empty="No quote yet"
      {...rest}
    >
      {(all, toolsOf) => (
        <Rows>
          {all.map((one) => (
            <ResourceRow
              key={one.id}
              item={one}
              tools={toolsOf(one)}
              turn={{ isBusy: one.id === busyId, onSwitch: (on) => turn(one, on) }}
            >
              <h3>{one.name}</h3>
            </ResourceRow>
          ))}
        </Rows>
      )}
    </ResourceList>
  )
}

const Page = () => {
  const { items, error, refetch } = useItems(quotes)
  const { openId, close } = useEditorAddress('quote')
  return (
    <>
      <List of={quotes} items={items} error={error} onRetry={refetch} />
      <ResourceEditing of={quotes} openId={openId} items={items} onClose={close}>
        {(item) => (
          <ResourceEditor key={openId} of={quotes} form={form} item={item} onClose={close}>
            {({ register, formState: { errors } }) => (
              <InputField label="Name" error={errors.name?.message} {...register('name')} />
            )}
          </ResourceEditor>
        )}
      </ResourceEditing>
    </>
  )
}

const quoteOf = (id: number, fields: Partial<Quote> = {}): Quote => ({
  id,
  name: `Quote ${id}`,
  isActive: true,
  version: 1,
  changedBy: null,
  updatedAt: '2026-11-20T04:44:00.000Z',
  ...fields,
})

type Answers = Parameters<typeof stubApi>[0]

/** A server that keeps quotes, knows their versions, and restores what was deleted. */
const serve = (given: Quote[], more: Answers = {}) => {
  const server = { quotes: given }
  const put = (id: number) => (asked: StubbedCall) => {
    const current = server.quotes.find((one) => one.id === id) ?? quoteOf(id)
    if (asked.headers.get('if-match') !== `"${current.version}"`)
      return json({ code: 'changed-meanwhile', message: 'Changed.', current, requestId: 'r' }, 412)
    const next = { ...current, ...Object(asked.body), version: current.version + 1 }
    server.quotes = server.quotes.map((one) => (one.id === id ? next : one))
    return json(next)
  }
  const keep = (id: number, isKept: boolean) => () => {
    const kept = given.filter((one) => one.id === id && isKept)
    server.quotes = [...server.quotes.filter((one) => one.id !== id), ...kept]
    return json({ kind: 'reply', id: String(id), slug: null, slugBefore: null })
  }
  const ofOne = given.map(({ id }) => ({
    [`PUT ${path}/${id}`]: put(id),
    [`DELETE ${path}/${id}`]: keep(id, false),
    [`POST /api/admin/trash/reply/${id}/restore`]: keep(id, true),
  }))
  const routes: Answers = {
    [`GET ${path}`]: () => json(server.quotes),
    [`POST ${path}`]: ({ body }) => json(quoteOf(9, Object(body)), 201),
  }
  return { ...stubApi(Object.assign(routes, ...ofOne, more)), server }
}

const show = async (given: Quote[], more: Answers = {}, at = '/admin') => {
  const stub = serve(given, more)
  const view = renderInApp(<Page />, at)
  await screen.findByText(given[0]?.name ?? 'No quote yet')
  return { ...stub, ...view }
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const broken = () => refused(500, 'unexpected', 'Broken for now.')
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}
/** An answer that comes when it is let go. */
const held = (answer: () => Response) => {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { letGo: () => letGo(), answer: () => wait.then(answer) }
}

test('a list says that it loads, why it failed, and that it has none', async () => {
  let answer = broken
  stubApi({ [`GET ${path}`]: () => answer() })
  renderInApp(<Page />)
  expect(screen.getByText('Loading the reply templates...').closest('[role=status]')).toBeTruthy()
  await screen.findByText('The reply templates could not be loaded')
  expect(screen.getByRole('alert').textContent).toBe('Broken for now.')
  answer = () => json([])
  press('Try again')
  expect(await screen.findByText('No quote yet')).toBeTruthy()
})

test('one is deleted without a question, is gone at once, and Undo puts it back in its place', async () => {
  const late = held(() => json({ id: 1 }))
  const { to } = await show([quoteOf(1), quoteOf(2)], { [`DELETE ${path}/1`]: late.answer })
  press('Delete Quote 1')
  await waitFor(() => expect(names()).toEqual(['Quote 2']))
  late.letGo()
  expect(await screen.findByText('“Quote 1” is in the trash now.')).toBeTruthy()
  press('Undo')
  await waitFor(() => expect(names()).toEqual(['Quote 1', 'Quote 2']))
  expect(to('POST', '/api/admin/trash/reply/1/restore')).toHaveLength(1)
})

test('one that cannot be deleted is back', async () => {
  await show([quoteOf(1), quoteOf(2)], { [`DELETE ${path}/1`]: unreachable })
  press('Delete Quote 1')
  const words = 'The reply template could not be deleted. Please try again.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(names()).toEqual(['Quote 1', 'Quote 2'])
})

test('a list that is read again after one deletion does not show what another is taking away', async () => {
  const late = held(() => json({ id: 2 }))
  const { to } = await show([quoteOf(1), quoteOf(2), quoteOf(3)], {
    [`DELETE ${path}/1`]: broken,
    [`DELETE ${path}/2`]: late.answer,
  })
  for (const id of [2, 1]) {
    press(`Delete Quote ${id}`)
  }
  await screen.findByText('Broken for now.')
  expect([names(), to('GET', path).length]).toEqual([['Quote 1', 'Quote 3'], 1])
  late.letGo()
  await screen.findByText('“Quote 2” is in the trash now.')
})

test('what a colleague deleted already is deleted', async () => {
  await show([quoteOf(1)], { [`DELETE ${path}/1`]: () => refused(404, 'gone', 'It is gone.') })
  press('Delete Quote 1')
  expect(await screen.findByText('Reply Template Deleted')).toBeTruthy()
  expect(screen.getByText('No quote yet')).toBeTruthy()
})

test('one of a list in pages comes back to the page where it stood', async () => {
  const page = (...ids: number[]) => ({ items: ids.map((id) => quoteOf(id)) })
  const key = [path, 'paged']
  queryClient.setQueryData(key, { pages: [page(1, 2), page(3, 4)], pageParams: ['', '2'] })
  const pages = () =>
    queryClient
      .getQueryData<{ pages: { items: Quote[] }[] }>(key)
      ?.pages.map(({ items }) => items.map(({ id }) => id))
  const Paged = () => {
    const { data } = useInfiniteQuery<{ items: Quote[] }>({
      queryKey: key,
      queryFn: async () => ({ items: await quotes.list() }),
      initialPageParam: '',
      getNextPageParam: () => undefined,
    })
    return <List of={quotes} items={data?.pages.flatMap(({ items }) => items)} />
  }
  // An index that lags: what the list would say then does not count.
  const ids = [1, 2, 3, 4]
  serve(
    ids.map((id) => quoteOf(id)),
    { [`GET ${path}`]: unreachable },
  )
  renderInApp(<Paged />)
  press('Delete Quote 3')
  await waitFor(() => expect(pages()).toEqual([[1, 2], [4]]))
  await screen.findByText('Reply Template Deleted')
  press('Undo')
  await waitFor(() =>
    expect(pages()).toEqual([
      [1, 2],
      [3, 4],
    ]),
  )
})

const toggle = () => screen.getByRole('switch', { name: /^Active: / })
const isOn = () => toggle().getAttribute('aria-checked')

test('a switch turns one off at once, by its one field and its version, and Undo turns it back', async () => {
  const late = held(() => json(quoteOf(1, { isActive: false, version: 2 })))
  const answers = [late.answer, () => json(quoteOf(1, { version: 3 }))]
  const { to } = await show([quoteOf(1)], {
    [`PUT ${path}/1`]: () => answers.shift()?.() ?? broken(),
  })
  toggle().focus()
  fireEvent.click(toggle())
  await waitFor(() => expect(isOn()).toBe('false'))
  expect(toggle().getAttribute('aria-disabled')).toBe('true')
  // A second press before the answer would go by a version that is gone.
  fireEvent.click(toggle())
  late.letGo()
  expect(await screen.findByText('“Quote 1” is inactive now.')).toBeTruthy()
  expect(toggle().closest('li')?.dataset.inactive).toBe('true')
  expect(document.activeElement).toBe(toggle())
  press('Undo')
  expect(await screen.findByText('“Quote 1” is active now.')).toBeTruthy()
  const sent = to('PUT', `${path}/1`).map(({ body, headers }) => [body, headers.get('if-match')])
  expect(sent).toEqual([
    [{ isActive: false }, '"1"'],
    [{ isActive: true }, '"2"'],
  ])
})

test('what a colleague changed meanwhile stays, and the switch is laid over it', async () => {
  const { to, server } = await show([quoteOf(1)])
  server.quotes = [quoteOf(1, { name: 'Better', changedBy: 'mira', version: 5 })]
  fireEvent.click(toggle())
  const words = '“Better” is inactive now. mira changed it meanwhile; that stays.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(to('PUT', `${path}/1`).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"1"',
    '"5"',
  ])
  expect(server.quotes[0]).toMatchObject({ name: 'Better', isActive: false })
})

test('what a colleague turned off already is not sent again', async () => {
  const { to, server } = await show([quoteOf(1)])
  server.quotes = [quoteOf(1, { isActive: false, version: 2 })]
  fireEvent.click(toggle())
  await screen.findByText(/^“Quote 1” is inactive now/)
  expect([to('PUT', `${path}/1`).length, isOn()]).toEqual([1, 'false'])
})

test('a switch that fails goes back, says why and can be tried again', async () => {
  let answer: () => Response = unreachable
  await show([quoteOf(1)], { [`PUT ${path}/1`]: () => answer() })
  fireEvent.click(toggle())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Quote 1 could not be turned off.')
  expect(isOn()).toBe('true')
  answer = () => json(quoteOf(1, { isActive: false, version: 2 }))
  press('Try again')
  expect(await screen.findByText('“Quote 1” is inactive now.')).toBeTruthy()
})

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value } })

test('a new one is checked as the server does, and goes to its place of the list', async () => {
  const { to, place } = await show([quoteOf(1), quoteOf(10)], {}, '/admin?quote=new')
  await screen.findByRole('dialog', { name: 'Add Reply Template' })
  press('Add Reply Template')
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(to('POST', path)).toHaveLength(0)
  type('New')
  press('Add Reply Template')
  expect(await screen.findByText('“New” is saved.')).toBeTruthy()
  expect(names()).toEqual(['Quote 1', 'New', 'Quote 10'])
  expect(place.current).toBe('/admin')
})

test('an open editor keeps what it opened with when a colleague deletes it, and says so where it saves', async () => {
  const { server } = await show([quoteOf(1), quoteOf(2)], {
    [`PUT ${path}/1`]: () => refused(404, 'gone', 'This reply template does not exist.'),
  })
  press('Edit Quote 1')
  type('Typed')
  server.quotes = [quoteOf(2)]
  press('Save changes')
  expect(await screen.findByText('This reply template does not exist.')).toBeTruthy()
  await waitFor(() => expect(names()).toEqual(['Quote 2']))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Typed')
})

test('what two people changed is chosen from, and saved over the newer version', async () => {
  const { to, server } = await show([quoteOf(1)])
  press('Edit Quote 1')
  type('Mine')
  server.quotes = [quoteOf(1, { name: 'Theirs', changedBy: 'mira', version: 2 })]
  press('Save changes')
  await screen.findByText(/^mira changed this/)
  fireEvent.click(screen.getByRole('radio', { name: /Yours/ }))
  press('Save changes')
  expect(await screen.findByText('“Mine” is saved.')).toBeTruthy()
  expect(to('PUT', `${path}/1`).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"1"',
    '"2"',
  ])
})

test('an address of one that is not there says so', async () => {
  await show([quoteOf(1)], {}, '/admin?quote=7')
  expect(await screen.findByText('This reply template does not exist any more.')).toBeTruthy()
})
