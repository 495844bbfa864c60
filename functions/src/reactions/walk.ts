import type { Page } from '@bong-bari/contract'
import {
  type Change,
  keys,
  listDueLeads,
  listEveryPost,
  listLeads,
  noLeadTests,
  readLeads,
  type StoredLead,
} from '@bong-bari/table'
import * as z from 'zod/mini'
import { sendMessages } from '../adapters/send-message.ts'
import { dateLate } from './dates.ts'
import { type Around, derive, eachOf, putAside } from './react.ts'

export const walkNames = ['leads', 'spam', 'posts', 'new leads', 'waiting leads'] as const
type WalkName = (typeof walkNames)[number]

/** How far a walk has come, as a message says it. */
export const place = z.object({ list: z.enum(walkNames), cursor: z.optional(z.string()) })
export type Place = z.output<typeof place>

type Walk = {
  page: (cursor: string | undefined) => Promise<Page<Change[]>>
  work: (change: Change, given: Around) => Promise<unknown>
  /** What is walked behind it. */
  next?: WalkName
}

const limit = 50

const asChanges = ({ items, next }: Page<StoredLead[]>): Page<Change[]> => ({
  items: items.map((is) => ({ entity: 'lead', key: keys.lead(is.id), old: undefined, is })),
  next,
})

const deriveOne: Walk['work'] = async (change, given) => derive[change.entity]?.(change, given)

const dateOne: Walk['work'] = async ({ is }, { promised }) => {
  const lead = readLeads.one(is)
  if (lead) await dateLate(lead, await promised())
}

const leadsOf = (spam: boolean) => async (cursor: string | undefined) =>
  asChanges(await listLeads({ tests: noLeadTests, spam, limit, cursor }))

const walks: Record<WalkName, Walk> = {
  leads: { page: leadsOf(false), work: deriveOne, next: 'spam' },
  spam: { page: leadsOf(true), work: deriveOne, next: 'posts' },
  posts: {
    page: async (cursor) => {
      const { items, next } = await listEveryPost({ limit, cursor })
      const changeOf = (is: (typeof items)[number]): Change => ({
        ...{ entity: 'post', key: keys.post(is.id), old: undefined, is },
      })
      return { items: items.map(changeOf), next }
    },
    work: deriveOne,
  },
  'new leads': {
    page: async (cursor) => {
      const tests = { ...noLeadTests, leadStatus: 'new' as const }
      return asChanges(await listLeads({ tests, limit, cursor }))
    },
    work: dateOne,
    next: 'waiting leads',
  },
  'waiting leads': {
    page: async (cursor) => {
      const tests = { ...noLeadTests, due: { kind: undefined, day: '' } }
      return asChanges(await listDueLeads({ tests, limit, cursor }))
    },
    work: dateOne,
  },
}

/**
 * Walks on from a place until the end, or until the time is over: then a message says where to go on. Where something
 * was left out by a stop it is walked again, which does no harm.
 */
export const walkFrom = async (from: Place, given: Around, isOver: () => boolean) => {
  let at: Place | undefined = from
  while (at && !isOver()) {
    const { page, work, next }: Walk = walks[at.list]
    const found: Page<Change[]> = await page(at.cursor)
    await eachOf(found.items, (change) => work(change, given), putAside)
    if (found.next) at = { list: at.list, cursor: found.next }
    else at = next && { list: next }
  }
  if (at) await sendMessages(process.env.REACTION_QUEUE_URL, [{ walk: at }])
}
