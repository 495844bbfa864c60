import type { LeadEvent, Reply } from '@bong-bari/contract'
import { change, edit, openedId, path, replyId } from './lead-server.tsx'
import { json, type StubbedCall } from './stub-api.ts'

export const repliesPath = '/api/admin/reply-templates'

export const replyOf = (id: number, fields: Partial<Reply> = {}): Reply => ({
  id,
  name: `Template ${id}`,
  bodyBn: `নমস্কার {name}, ${id}`,
  bodyEn: `Hello {name} of {company}, ${id}. {owner}`,
  createdAt: '2026-11-20T04:44:00.000Z',
  updatedAt: '2026-11-20T04:44:00.000Z',
  version: 1,
  changedBy: 'ratul',
  ...fields,
})

type Kept = Omit<LeadEvent, 'id' | 'at'> & Record<string, unknown>

/** The templates come newest first, an hour apart. */
export const eventsOf = (...kept: Kept[]) =>
  kept.map((event, at) => ({
    id: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
    at: new Date(Date.parse('2026-11-24T04:50:00Z') - at * 3_600_000).toISOString(),
    ...event,
  }))

export const received = { kind: 'received', by: null } as const

/** What the reply and the timeline of a lead ask for; `noted` are the channels that were noted. */
export const replyAnswers = (replies: Reply[] = [], id = openedId) => {
  const noted: unknown[] = []
  const events = { now: eventsOf(received) }
  return {
    noted,
    events,
    answers: {
      'GET /api/auth/me': () => json({ id, username: 'mitali' }),
      [`GET ${repliesPath}`]: () => json(replies),
      [`GET ${path}/${id}/events`]: () => json(events.now),
      [`POST ${path}/${id}/replied`]: ({ body }: StubbedCall) => {
        noted.push(Object(body).channel)
        events.now = eventsOf({ kind: 'replied', by: 'mitali', ...Object(body) }, received)
        const at = '2026-11-24T05:00:00.000Z'
        return change(id, {
          dueAt: null,
          pendingReply: null,
          repliedAt: at,
          version: 2,
          lastReply: { id: replyId, channel: Object(body).channel, at, by: 'mitali' },
        })
      },
      [`PUT ${path}/${id}`]: ({ body }: StubbedCall) => edit(id, Object(body), 'mitali'),
    },
  }
}
