// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answers,
  change,
  changeMany,
  leadOnServer,
  listed,
  openedId,
  pass,
  path,
  server,
  setUp,
  show,
  tearDown,
  unopenedId,
} from '../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { forgetBulk } from './lead-bulk-job.ts'

beforeEach(setUp)
afterEach(() => {
  forgetBulk()
  tearDown()
})

const me = { id: '00000000-0000-4000-8000-0000000000aa', username: 'founder' }
const ratul = { id: '00000000-0000-4000-8000-0000000000bb', username: 'ratul' }
const bulk = `${path}/bulk`

const all = () => ({
  ...answers(),
  'GET /api/auth/me': () => json(me),
  'GET /api/auth/users': () => json([me, ratul]),
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** Ticks all that are shown and has them marked as hot. */
const makeHot = async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  press('Status of the selected')
  const asked = await dialog('The status of 3 requests')
  fireEvent.click(asked.getByRole('radio', { name: 'Hot' }))
  fireEvent.click(asked.getByRole('button', { name: 'Mark as Hot' }))
}

const statuses = () => server.leads.map(({ leadStatus }) => leadStatus)

test('the ticked ones get a status, asked once, and undone once as each was', async () => {
  change(openedId, { leadStatus: 'cold' })
  const { to } = stubApi(all())
  await show()
  await makeHot()
  expect(await screen.findByText('3 requests marked as Hot.')).toBeTruthy()
  expect(statuses()).toEqual(['hot', 'hot', 'hot'])
  expect(screen.getAllByText('Hot').length).toBeGreaterThanOrEqual(3)
  expect(screen.getByText('3 of 3 selected')).toBeTruthy()
  press('Undo')
  expect(await screen.findByText('3 requests put back as before.')).toBeTruthy()
  expect(statuses()).toEqual(['new', 'cold', 'new'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const sent = to('POST', bulk).map(({ body }) => Object(body).change.leadStatus)
  expect(sent.toSorted()).toEqual(['cold', 'hot', 'new'])
})

test('Undo leaves alone what somebody changed since, and says how many', async () => {
  stubApi(all())
  await show()
  await makeHot()
  await screen.findByText('3 requests marked as Hot.')
  change(openedId, { leadStatus: 'dead', version: 9 })
  press('Undo')
  const words = /2 requests put back as before. 1 left as it is: somebody changed it since./
  expect(await screen.findByText(words)).toBeTruthy()
  expect(statuses()).toEqual(['new', 'dead', 'new'])
})

test('an owner is chosen among the team, and nobody is one of them', async () => {
  stubApi(all())
  await show()
  tick('Asha Sen')
  press('Owner of the selected')
  let asked = await dialog('The owner of 1 request')
  fireEvent.click(await asked.findByRole('radio', { name: 'ratul' }))
  fireEvent.click(asked.getByRole('button', { name: 'Give to ratul' }))
  expect(await screen.findByText('1 request given to ratul.')).toBeTruthy()
  expect(leadOnServer(unopenedId).ownerId).toBe(ratul.id)
  press('Owner of the selected')
  asked = await dialog('The owner of 1 request')
  expect(asked.getByRole('radio', { name: 'Me (founder)' })).toBeTruthy()
  fireEvent.click(asked.getByRole('radio', { name: 'Nobody' }))
  fireEvent.click(asked.getByRole('button', { name: 'Leave to nobody' }))
  expect(await screen.findByText('1 request left to nobody.')).toBeTruthy()
  expect(leadOnServer(unopenedId).ownerId).toBeNull()
})

test('spam leaves the list and its ticks, and comes back from the spam', async () => {
  stubApi(all())
  await show()
  tick('Imran Khan')
  press('Mark the selected as spam')
  const asked = await dialog('Mark 1 request as spam?')
  fireEvent.click(asked.getByRole('button', { name: 'Mark as spam' }))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull()
  press('Spam folder')
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  tick('Imran Khan')
  expect(screen.queryByRole('button', { name: 'Status of the selected' })).toBeNull()
  press('Not spam: the selected')
  const back = await dialog('Take 1 request out of the spam?')
  fireEvent.click(back.getByRole('button', { name: 'Not spam' }))
  expect(await screen.findByText('No spam')).toBeTruthy()
})

test('erasing wants the number typed, and has no undo', async () => {
  stubApi(all())
  await show()
  tick('Asha Sen')
  tick('Imran Khan')
  press('Erase the selected')
  const asked = await dialog('Erase 2 requests?')
  const yes = asked.getByRole('button', { name: 'Erase 2 requests for good' })
  expect(yes).toHaveProperty('disabled', true)
  const field = asked.getByLabelText('To erase them, type 2')
  fireEvent.change(field, { target: { value: '3' } })
  expect(yes).toHaveProperty('disabled', true)
  fireEvent.change(field, { target: { value: '২' } })
  fireEvent.click(yes)
  expect(await screen.findByText('2 requests erased for good.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(listed()).toEqual(['রিয়া সেন'])
  expect(server.leads).toHaveLength(1)
})

test('what was lost on the way is told, tried again, and undone with the rest', async () => {
  let isLost = true
  const { to } = stubApi({
    ...all(),
    [`POST ${bulk}`]: (call: StubbedCall) => {
      if (isLost) throw new TypeError('Failed to fetch')
      return changeMany(call)
    },
  })
  await show()
  await makeHot()
  const said = await screen.findByText(/3 failed/)
  expect(said.textContent).toContain('The server could not be reached.')
  isLost = false
  press('Try those again')
  expect(await screen.findByText('3 requests marked as Hot.')).toBeTruthy()
  press('Undo')
  await screen.findByText('3 requests put back as before.')
  expect(statuses()).toEqual(['new', 'new', 'new'])
  expect(to('POST', bulk)).toHaveLength(3)
})

test('some that fail are sent once more by themselves; those that are gone are told', async () => {
  let failures = 2
  const { to } = stubApi({
    ...all(),
    [`POST ${bulk}`]: async (call: StubbedCall) => {
      const results = await changeMany(call).json()
      return json(
        results.map((one: { id: string }) =>
          one.id === openedId && failures-- > 0 ? { id: one.id, outcome: 'failed' } : one,
        ),
      )
    },
  })
  await show()
  server.leads = server.leads.filter(({ id }) => id !== unopenedId)
  await makeHot()
  expect(await screen.findByText(/1 was no longer there. 1 failed./)).toBeTruthy()
  expect(to('POST', bulk)).toHaveLength(2)
  press('Try those again')
  expect(await screen.findByText(/2 requests marked as Hot. 1 was no longer there./)).toBeTruthy()
})

test('the end of a session ends what was under way', async () => {
  stubApi({ ...all(), [`POST ${bulk}`]: () => refused(401, 'session-required', 'Log in.') })
  await show()
  await makeHot()
  await waitFor(() => expect(localStorage.getItem('admin_session')).toBeNull())
  expect(screen.queryByText(/marked as Hot/)).toBeNull()
})

const link = { link: `<${path}?cursor=${encodeURIComponent('x#y')}>; rel="next"` }
const further = Array.from(
  { length: 450 },
  (_, at) => `10000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
)

/** Three that are loaded, and 450 more in three pages. */
const long = (answerBulk: (call: StubbedCall) => Response | Promise<Response> = changeMany) => {
  const pageAt = (from: number) => {
    const items = further.slice(from, from + 200).map((id) => ({ ...server.leads[0], id }))
    const next = `<${path}?cursor=${from + 200}>; rel="next"`
    return json(items, 200, from + 200 < further.length ? { link: next } : {})
  }
  return {
    ...all(),
    [`GET ${path}/count`]: () => json({ count: 453, more: false }),
    [`GET ${path}`]: ({ search }: StubbedCall) => {
      const cursor = search.get('cursor')
      // What the list itself asks for does not come: only three are loaded.
      if (cursor === 'x#y' && !isSelecting) return refused(500, 'unexpected', 'Broken for now.')
      if (cursor) return pageAt(cursor === 'x#y' ? 0 : Number(cursor))
      return json(server.leads, 200, link)
    },
    [`POST ${bulk}`]: answerBulk,
  }
}
let isSelecting = false

const told = ({ body }: StubbedCall) =>
  json(
    Object(body).ids.map((id: string) => ({
      id,
      outcome: 'changed',
      version: 2,
      back: { leadStatus: 'new' },
    })),
  )

const selectAll = async () => {
  isSelecting = false
  await show()
  await screen.findByText('453 requests')
  await screen.findByText('More requests could not be loaded.')
  tick('Asha Sen')
  isSelecting = true
  press('Select all that match (453)')
  await screen.findByText('453 selected')
}

const askHot = async (count: number) => {
  press('Status of the selected')
  const asked = await dialog(`The status of ${count} requests`)
  fireEvent.click(asked.getByRole('radio', { name: 'Hot' }))
  fireEvent.click(asked.getByRole('button', { name: 'Mark as Hot' }))
}

test('all that match are ticked beyond what is loaded, and sent 200 at a time with progress', async () => {
  const waiting: (() => void)[] = []
  const { to } = stubApi(
    long(async (call) => {
      await new Promise<void>((go) => waiting.push(go))
      return told(call)
    }),
  )
  await selectAll()
  const lists = to('GET', path).length
  await askHot(453)
  expect(await screen.findByText('0 of 453')).toBeTruthy()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  waiting.shift()?.()
  expect(await screen.findByText('200 of 453')).toBeTruthy()
  expect(to('GET', path)).toHaveLength(lists)
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting.shift()?.()
  await screen.findByText('400 of 453')
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting.shift()?.()
  expect(await screen.findByText('453 requests marked as Hot.')).toBeTruthy()
  expect(to('POST', bulk).map(({ body }) => Object(body).ids.length)).toEqual([200, 200, 53])
  await waitFor(() => expect(to('GET', path).length).toBeGreaterThan(lists))
  const afterwards = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(afterwards)
  expect(afterwards.defaultPrevented).toBe(false)
})

test('stopped, it says what was not touched, and goes on with that', async () => {
  const waiting: (() => void)[] = []
  const { to } = stubApi(
    long(async (call) => {
      await new Promise<void>((go) => waiting.push(go))
      return told(call)
    }),
  )
  await selectAll()
  await askHot(453)
  await waitFor(() => expect(waiting).toHaveLength(1))
  press('Stop')
  waiting.shift()?.()
  const words = '200 requests marked as Hot. Stopped: 253 were not touched.'
  expect(await screen.findByText(words)).toBeTruthy()
  press('Go on with 253')
  for (const _ of [1, 2]) {
    await waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()?.()
    await pass(1)
  }
  expect(await screen.findByText('453 requests marked as Hot.')).toBeTruthy()
  expect(to('POST', bulk)).toHaveLength(3)
})

test('keys: x ticks the row, a goes to what can be done, and the focus comes back to the list', async () => {
  stubApi(all())
  await show()
  const row = screen.getByRole('button', { name: 'Imran Khan' })
  row.focus()
  fireEvent.keyDown(row, { key: 'x', code: 'KeyX' })
  expect(screen.getByText('1 of 3 selected')).toBeTruthy()
  fireEvent.keyDown(row, { key: 'a', code: 'KeyA' })
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Status of the selected' }),
  )
  press('Mark the selected as spam')
  const asked = await dialog('Mark 1 request as spam?')
  fireEvent.click(asked.getByRole('button', { name: 'Mark as spam' }))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'রিয়া সেন' })),
  )
})

test('keys: with Shift x ticks all shown, and f gives the ticked one day, undone as each was', async () => {
  stubApi(all())
  await show()
  const key = (key: string, code: string, shiftKey = true) =>
    act(async () =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, shiftKey }),
    )
  await key('F', 'KeyF')
  expect(screen.queryByRole('dialog')).toBeNull()
  await key('X', 'KeyX')
  expect(screen.getByText('3 of 3 selected')).toBeTruthy()
  await key('F', 'KeyF')
  await dialog('The follow-up day of 3 requests')
  await key('1', 'Digit1', false)
  expect(await screen.findByText('3 requests to follow up on Wed 25 Nov.')).toBeTruthy()
  expect(server.leads.map(({ followUpOn }) => followUpOn)).toEqual(Array(3).fill('2026-11-25'))
  press('Undo')
  expect(await screen.findByText('3 requests put back as before.')).toBeTruthy()
  expect(server.leads.map(({ followUpOn }) => followUpOn)).toEqual(Array(3).fill(null))
  await key('X', 'KeyX')
  expect(screen.queryByText(/selected/)).toBeNull()
})
