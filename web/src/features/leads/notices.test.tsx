import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  change,
  openedId,
  path,
  poll,
  server,
  unopenedId,
} from '../../../test/lead-server.tsx'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { Dashboard } from '../../entries/first/dashboard.tsx'
import { LeadTab } from './leads-tab.tsx'
import { LeadCount } from './notices.tsx'

/** Answers with one version for all lists, as the server does. */
const versioned = (version: () => string) => ({
  ...answers(),
  [`GET ${path}`]: ({ search, headers }: StubbedCall) => {
    if (headers.get('if-none-match') === version()) return new Response(null, { status: 304 })
    const opened = search.get('opened')
    const found = server.leads.filter((lead) => !opened || String(lead.opened) === opened)
    return json(found, 200, { etag: version() })
  },
})

const dashboard = (
  <>
    <LeadCount hasListBeside />
    <LeadTab />
  </>
)

test('LIM-03 while the list is shown an idle poll is one call, and the count follows it', async () => {
  let version = '"1"'
  const { to } = stubApi(versioned(() => version))
  renderInApp(dashboard)
  expect(await screen.findByText('1 new')).toBeTruthy()
  await screen.findByRole('table')
  const loaded = to('GET', path).length
  await poll()
  await poll()
  expect(to('GET', path)).toHaveLength(loaded + 2)

  version = '"2"'
  change(openedId, { opened: false })
  await poll()
  expect(await screen.findByText('2 new')).toBeTruthy()
})

test('LIM-03 without a list beside it the count polls by itself', async () => {
  const { to } = stubApi(answers())
  renderInApp(<LeadCount hasListBeside={false} />)
  await screen.findByText('1 new')
  change(unopenedId, { opened: true })
  await poll()
  await waitFor(() => expect(screen.queryByText('1 new')).toBeNull())
  expect(to('GET', path)).toHaveLength(2)
})

test('what was dealt with unopened, by a status, an answer or "Done", is not new', async () => {
  const at = '2026-11-24T04:44:00.000Z'
  server.leads = server.leads.map((lead) => ({ ...lead, opened: false, openedAt: null }))
  stubApi(answers())
  renderInApp(<LeadCount hasListBeside={false} />)
  await screen.findByText('3 new')
  change(unopenedId, { doneAt: at })
  await poll()
  await screen.findByText('2 new')
  change(unopenedId, { doneAt: null, leadStatus: 'cold' })
  change(openedId, { repliedAt: at, dueAt: null })
  await poll()
  expect(await screen.findByText('1 new')).toBeTruthy()
})

test('a lead marked as done in the list is no longer new at once', async () => {
  stubApi(answers())
  renderInApp(dashboard)
  await screen.findByText('1 new')
  await screen.findByRole('table')
  screen.getByRole('button', { name: 'Asha Sen' }).focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'd' })
  await waitFor(() => expect(screen.queryByText('1 new')).toBeNull())
})

test("the tab's title says how many are new, and nothing when none are", async () => {
  stubApi({
    ...answers(),
    'GET /api/auth/me': () => json({ id: 'a', username: 'mitali' }),
  })
  renderInApp(<Dashboard />)
  await waitFor(() => expect(document.title).toBe('(1) Admin Panel - Bong Bari'))
  change(unopenedId, { opened: true })
  await poll()
  await waitFor(() => expect(document.title).toBe('Admin Panel - Bong Bari'))
})
