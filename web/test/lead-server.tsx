import {
  type api,
  type BodyOf,
  type Lead,
  type LeadBack,
  passesLeadFilters,
  readLeadFilters,
} from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { dayInKolkata, isDone, queueOf, waitOf } from '@bong-bari/site'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { details } from '../src/features/leads/details/panel.tsx'
import { bulkPart, LeadTab } from '../src/features/leads/leads-tab.tsx'
import { renderInApp } from './in-app.tsx'
import './office.ts'
import { json, type StubbedCall } from './stub-api.ts'

// What is done to one or many is then there with the first press.
await Promise.all([bulkPart.prefetch(), details.prefetch()])

export const path = '/api/collaboration-requests'

const names = ['Asha Sen', 'Imran Khan', 'রিয়া সেন']

const leadAt = (name: string, index: number) =>
  leadOf({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    name,
    email: `lead${index}@example.test`,
    phone: '+91 9830012345',
    company: `Company ${index}`,
    message: `Message ${index}`,
    opened: index > 0,
    openedAt: index > 0 ? '2026-11-20T04:44:00.000Z' : null,
    createdAt: `2026-11-2${3 - index}T04:44:00.000Z`,
  })

/** The leads as the server has them: an unopened one, then two opened ones. */
export const server = { leads: names.map(leadAt) }

export const [unopenedId = '', openedId = ''] = server.leads.map(({ id }) => id)

export const leadOnServer = (id: string) => {
  const found = server.leads.find((lead) => lead.id === id)
  if (!found) throw new Error(`no lead ${id}`)
  return found
}

/** Ids of the leads that lie with the spam. */
const spam = new Set<string>()

const setSpam = (id: string, isSpam: boolean) => {
  if (isSpam) spam.add(id)
  else spam.delete(id)
  return json(leadOnServer(id))
}

/** Who is logged in, and a colleague. */
export const me = { id: '90000000-0000-4000-8000-000000000001', username: 'sharmila' }
export const mitali = { id: '90000000-0000-4000-8000-000000000002', username: 'mitali' }

const isListed = (lead: Lead, search: URLSearchParams) => {
  const today = dayInKolkata(new Date())
  const filters = readLeadFilters((name) => search.get(name))
  const found = { ...lead, dueDay: waitOf(lead)?.day, queue: queueOf(lead, today) }
  return passesLeadFilters(found, filters, { userId: me.id, today })
}

const matches = (lead: Lead, { search }: StubbedCall) =>
  isListed(lead, search) &&
  spam.has(lead.id) === (search.get('spam') === 'true') &&
  lead.name.includes(search.get('q') ?? '')

/** Changes a lead on the server and answers with it. */
export const change = (id: string, fields: Partial<Lead>) => {
  server.leads = server.leads.map((lead) => (lead.id === id ? { ...lead, ...fields } : lead))
  return json(leadOnServer(id))
}

/** All of them have one phone number. */
const sameSender = (own: string) =>
  server.leads.flatMap(({ id, name, company, createdAt }) =>
    id === own ? [] : [{ id, name, company, createdAt, spam: spam.has(id) }],
  )

const erase = (id: string) => {
  server.leads = server.leads.filter((lead) => lead.id !== id)
  return json({ id })
}

/** What follows a change that is meant for another version. */
const changeMatching = (id: string, { headers }: StubbedCall, fields: Partial<Lead>) => {
  const current = leadOnServer(id)
  if (headers.get('if-match') === `"${current.version}"`)
    return change(id, { ...fields, version: current.version + 1 })
  const message = 'Somebody else changed this meanwhile.'
  return json({ code: 'changed-meanwhile', message, current, requestId: 'r' }, 412)
}

const give = (id: string, call: StubbedCall) => {
  const { ownerId } = Object(call.body)
  const owner = [me, mitali].find((one) => one.id === ownerId)
  return changeMatching(id, call, { ownerId, ownerName: owner?.username ?? null })
}

const openedAt = '2026-11-24T04:44:00.000Z'

const fieldOf = (lead: Lead, change: LeadBack): LeadBack => {
  if ('spam' in change) return { spam: spam.has(lead.id) }
  if ('ownerId' in change) return { ownerId: lead.ownerId }
  return 'done' in change ? { done: isDone(lead) } : { leadStatus: lead.leadStatus }
}

const fieldsOf = (wanted: LeadBack): Partial<Lead> => {
  if ('spam' in wanted) return {}
  return 'done' in wanted ? { doneAt: wanted.done ? openedAt : null } : wanted
}

/** As the API does it: one change for many, told of each. */
export const changeMany = ({ body }: StubbedCall) => {
  const { ids, change: wanted, versions = {} } = Object(body)
  const results = ids.map((id: string) => {
    const lead = server.leads.find((one) => one.id === id)
    if (!lead) return { id, outcome: 'not-found' }
    if ('erase' in wanted) return erase(id) && { id, outcome: 'changed' }
    if ((versions[id] ?? lead.version) !== lead.version) return { id, outcome: 'changed-since' }
    const back = fieldOf(lead, wanted)
    const version = lead.version + 1
    if ('spam' in wanted) setSpam(id, wanted.spam)
    change(id, { ...fieldsOf(wanted), version })
    return { id, outcome: 'changed', version, back }
  })
  return json(results)
}

/** As the API makes one change of a lead. */
export const edit = (
  id: string,
  { spam, done, wroteBack, takenBackReply, pendingReply }: BodyOf<typeof api.leads.change>,
  by: string = me.username,
) => {
  if (spam !== undefined) return setSpam(id, spam)
  if (done !== undefined) return change(id, { doneAt: done ? openedAt : null })
  if (wroteBack !== undefined) return change(id, { wroteBackAt: wroteBack ? openedAt : null })
  if (takenBackReply !== undefined) return change(id, { repliedAt: null, lastReply: null })
  const opened = pendingReply && { channel: pendingReply, at: openedAt, by }
  return change(id, { pendingReply: opened ?? null })
}

/** The id of every reply that is noted. */
export const replyId = '70000000-0000-4000-8000-000000000001'

export const answers = (): Record<string, (call: StubbedCall) => Response> => ({
  [`GET ${path}`]: (call: StubbedCall) => {
    return json(server.leads.filter((lead) => matches(lead, call)))
  },
  [`GET ${path}/count`]: (call: StubbedCall) =>
    json({ count: server.leads.filter((lead) => matches(lead, call)).length, more: false }),
  'GET /api/auth/me': () => json(me),
  'GET /api/auth/users': () =>
    json(
      [me, mitali].map((one) => ({
        ...one,
        createdAt: openedAt,
        lastLoginAt: null,
      })),
    ),
  [`POST ${path}/bulk`]: changeMany,
  ...Object.fromEntries(
    server.leads.flatMap(({ id }) => [
      [`GET ${path}/${id}/events`, () => json([])],
      [`GET ${path}/${id}/same-sender`, () => json(sameSender(id))],
      [`PUT ${path}/${id}/open`, () => change(id, { opened: true, openedAt })],
      [`PUT ${path}/${id}/status`, ({ body }: StubbedCall) => change(id, Object(body))],
      [`PUT ${path}/${id}/owner`, (call: StubbedCall) => give(id, call)],
      [
        `PUT ${path}/${id}/follow-up-on`,
        (call: StubbedCall) => changeMatching(id, call, { followUpOn: Object(call.body).date }),
      ],
      [
        `POST ${path}/${id}/replied`,
        ({ body: given }: StubbedCall) => {
          const { channel } = Object(given)
          const lastReply = { id: replyId, channel, at: openedAt, by: me.username }
          const settled = { dueAt: null, pendingReply: null, wroteBackAt: null }
          return change(id, { ...settled, repliedAt: openedAt, lastReply })
        },
      ],
      [`PUT ${path}/${id}`, ({ body }: StubbedCall) => edit(id, Object(body))],
      [`DELETE ${path}/${id}`, () => erase(id)],
      [
        `PUT ${path}/${id}/follow-up`,
        (call: StubbedCall) => changeMatching(id, call, Object(call.body)),
      ],
    ]),
  ),
})

export const listed = () =>
  [...document.querySelectorAll('[id^=open-lead-]')].map(({ textContent }) => textContent)

export const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
export const poll = () => pass(30_000)

export const openByHand = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Shows the tab and waits for its list. */
export const show = async (at?: string) => {
  const view = renderInApp(<LeadTab />, at)
  await screen.findByRole('table')
  return view
}

/** Each test has a fresh server and a clock that it moves. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T05:00:00Z') })
  window.dispatchEvent(new Event('auth-state-changed'))
  server.leads = names.map(leadAt)
  spam.clear()
})
