import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answers,
  change,
  changeMany,
  leadOnServer,
  listed,
  mitali,
  openedId,
  path,
  server,
  show,
  unopenedId,
} from '../../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../../test/stub-api.ts'
import { formatRequestCount } from './job.ts'

const bulk = `${path}/bulk`

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

const askHot = async (count: number) => {
  press('Status of the selected')
  const asked = await dialog(`The status of ${formatRequestCount(count)}`)
  fireEvent.click(asked.getByRole('radio', { name: 'Hot' }))
  fireEvent.click(asked.getByRole('button', { name: 'Mark as Hot' }))
}

/** Ticks all that are shown and has them marked as hot. */
const makeHot = async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await askHot(3)
}

const statuses = () => server.leads.map(({ leadStatus }) => leadStatus)

test('the ticked ones get a status, asked once, and undone once as each was', async () => {
  change(openedId, { leadStatus: 'cold' })
  const { to } = stubApi(answers())
  const { container } = await show()
  // A phone shows the boxes only while this is on.
  press('Select')
  expect(container.querySelector('[data-selecting]')).not.toBeNull()
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
  stubApi(answers())
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
  stubApi(answers())
  await show()
  tick('Asha Sen')
  press('Owner of the selected')
  let asked = await dialog('The owner of 1 request')
  fireEvent.click(await asked.findByRole('radio', { name: 'mitali' }))
  fireEvent.click(asked.getByRole('button', { name: 'Give to mitali' }))
  expect(await screen.findByText('1 request given to mitali.')).toBeTruthy()
  expect(leadOnServer(unopenedId).ownerId).toBe(mitali.id)
  press('Owner of the selected')
  asked = await dialog('The owner of 1 request')
  expect(asked.getByRole('radio', { name: 'Me (sharmila)' })).toBeTruthy()
  fireEvent.click(asked.getByRole('radio', { name: 'Nobody' }))
  fireEvent.click(asked.getByRole('button', { name: 'Remove the owner' }))
  expect(await screen.findByText('1 request left without an owner.')).toBeTruthy()
  expect(leadOnServer(unopenedId).ownerId).toBeNull()
})

test('spam leaves the list and its ticks at once, and comes back by Undo and from the spam', async () => {
  stubApi(answers())
  await show()
  tick('Imran Khan')
  press('Mark the selected as spam')
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull(),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'Imran Khan', 'রিয়া সেন']))
  tick('Imran Khan')
  press('Mark the selected as spam')
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  press('Spam folder')
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  tick('Imran Khan')
  expect(screen.queryByRole('button', { name: 'Status of the selected' })).toBeNull()
  press('Not spam: the selected')
  expect(await screen.findByText('No spam')).toBeTruthy()
})

test('what was lost on the way is told and stays ticked; trying again and Undo go as ever', async () => {
  let isLost = true
  const { to } = stubApi({
    ...answers(),
    [`POST ${bulk}`]: (call: StubbedCall) => {
      if (isLost) throw new TypeError('Failed to fetch')
      return changeMany(call)
    },
  })
  await show()
  await makeHot()
  const said = await screen.findByText(/3 failed and are still selected/)
  expect(said.textContent).toContain('The server could not be reached.')
  isLost = false
  await askHot(3)
  expect(await screen.findByText('3 requests marked as Hot.')).toBeTruthy()
  press('Undo')
  await screen.findByText('3 requests put back as before.')
  expect(statuses()).toEqual(['new', 'new', 'new'])
  expect(to('POST', bulk)).toHaveLength(3)
})

test('only those that failed stay ticked; those that are gone are told', async () => {
  let failures = 1
  stubApi({
    ...answers(),
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
  expect(
    await screen.findByText(/1 was no longer there. 1 failed and is still selected./),
  ).toBeTruthy()
  expect(screen.getByText('1 of 2 selected')).toBeTruthy()
  await askHot(1)
  expect(await screen.findByText('1 request marked as Hot.')).toBeTruthy()
})

test('the end of a session ends what was under way', async () => {
  stubApi({ ...answers(), [`POST ${bulk}`]: () => refused(401, 'session-required', 'Log in.') })
  await show()
  await makeHot()
  await waitFor(() => expect(localStorage.getItem('admin_session')).toBeNull())
  expect(screen.queryByText(/marked as Hot/)).toBeNull()
})

const manyLeads = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...leadOnServer(openedId),
    id: `10000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: `Lead ${at}`,
  }))

/** Each call that changes many waits until it is let go. */
const slowBulk = () => {
  const waiting: (() => void)[] = []
  const { to } = stubApi({
    ...answers(),
    [`POST ${bulk}`]: async (call: StubbedCall) => {
      await new Promise<void>((go) => waiting.push(go))
      return changeMany(call)
    },
  })
  return { waiting, to }
}

test('at most 200 are ticked at once, and changed with a progress', async () => {
  server.leads = manyLeads(202)
  const { waiting, to } = slowBulk()
  await show()
  tick('Lead 0')
  press('Select 199 more, the maximum')
  expect(
    await screen.findByText('200 of 202 selected, the maximum: the other 2 shown are not'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /the maximum/ })).toBeNull()
  const head = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Select the first 200 shown',
  })
  expect([head.checked, head.indeterminate]).toEqual([false, true])
  const lists = to('GET', path).length
  await askHot(200)
  expect(await screen.findByText('0 of 200')).toBeTruthy()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  for (const done of ['50 of 200', '100 of 200', '150 of 200']) {
    await waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()?.()
    expect(await screen.findByText(done)).toBeTruthy()
  }
  expect(to('GET', path)).toHaveLength(lists)
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting.shift()?.()
  expect(await screen.findByText('200 requests marked as Hot.')).toBeTruthy()
  await waitFor(() => expect(to('GET', path).length).toBeGreaterThan(lists))
  const afterwards = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(afterwards)
  expect(afterwards.defaultPrevented).toBe(false)
  fireEvent.click(head)
  expect(screen.queryByText(/selected/)).toBeNull()
})

test('a bulk change goes on while the list is left, and is told on coming back', async () => {
  const { waiting } = slowBulk()
  const { unmount } = await show()
  await makeHot()
  await waitFor(() => expect(waiting).toHaveLength(1))
  unmount()
  waiting.shift()?.()
  await show()
  expect(await screen.findByText('3 requests marked as Hot.')).toBeTruthy()
})

test('keys: x ticks the row, from its box too, a goes to what can be done, and the focus comes back to the list', async () => {
  stubApi(answers())
  await show()
  const row = screen.getByRole('button', { name: 'Imran Khan' })
  row.focus()
  fireEvent.keyDown(row, { key: 'x', code: 'KeyX' })
  expect(screen.getByText('1 of 3 selected')).toBeTruthy()
  const box = screen.getByRole('checkbox', { name: 'Select Imran Khan' })
  for (const shown of [null, '1 of 3 selected']) {
    fireEvent.keyDown(box, { key: 'x', code: 'KeyX' })
    expect(screen.queryByText(/selected/)?.textContent ?? null).toBe(shown)
  }
  fireEvent.keyDown(row, { key: 'a', code: 'KeyA' })
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Status of the selected' }),
  )
  press('Mark the selected as spam')
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'রিয়া সেন' })),
  )
})

test('keys: with Shift x ticks all shown', async () => {
  stubApi(answers())
  await show()
  const ofAll = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' })
  tick('Asha Sen')
  expect(ofAll.indeterminate).toBe(true)
  fireEvent.keyDown(document.body, { key: 'X', code: 'KeyX', shiftKey: true })
  expect(screen.getByText('3 of 3 selected')).toBeTruthy()
  expect(ofAll.checked).toBe(true)
  press('Clear the selection')
  expect(screen.queryByText(/selected/)).toBeNull()
})
