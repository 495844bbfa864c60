import type { Page, WalkedList, WalkPlace } from '@bong-bari/contract'
import {
  type Change,
  findItem,
  type KeptApart,
  keys,
  listDueLeads,
  listEveryPost,
  listLeads,
  placeLead,
  readLeads,
} from '@bong-bari/table'
import { askReactions } from '../adapters/queues.ts'
import { type Around, dateLate, derive, eachOf, putAside } from './react.ts'

type Walk = {
  page: (cursor: string | undefined) => Promise<Page<Change[]>>
  work: (change: Change, given: Around) => Promise<unknown>
  next?: WalkedList
}

const limit = 50

/** As if just created. */
const asChanges = (
  entity: 'lead' | 'post',
  { items, next }: Page<{ id: string }[]>,
): Page<Change[]> => ({
  items: items.map((is) => ({ entity, key: keys[entity](is.id), old: undefined, is: { ...is } })),
  next,
})

const deriveOne: Walk['work'] = async (change, given) => derive[change.entity]?.(change, given)

/** Also moves older layouts. */
const deriveLead: Walk['work'] = async (change, given) => {
  await deriveOne(change, given)
  const item = await findItem(change.key)
  if (item) await placeLead(item)
}

const dateOne: Walk['work'] = async ({ is }, { promised }) => {
  const lead = readLeads.one(is)
  if (lead) await dateLate(lead, await promised())
}

const leadsOf = (spam: KeptApart) => async (cursor: string | undefined) =>
  asChanges('lead', await listLeads({ spam, limit, cursor }))

const walks: Record<WalkedList, Walk> = {
  leads: { page: leadsOf(false), work: deriveLead, next: 'spam' },
  spam: { page: leadsOf(true), work: deriveLead, next: 'held' },
  held: { page: leadsOf('held'), work: deriveLead, next: 'posts' },
  posts: {
    page: async (cursor) => asChanges('post', await listEveryPost({ limit, cursor })),
    work: deriveOne,
  },
  'new leads': {
    page: async (cursor) =>
      asChanges('lead', await listLeads({ filters: { leadStatus: 'new' }, limit, cursor })),
    work: dateOne,
    next: 'waiting leads',
  },
  'waiting leads': {
    page: async (cursor) => asChanges('lead', await listDueLeads({ limit, cursor })),
    work: dateOne,
  },
}

/** Until done, or out of time: then a message continues. Steps may repeat. */
export const walkFrom = async (from: WalkPlace, given: Around, isOver: () => boolean) => {
  let at: WalkPlace | undefined = from
  while (at && !isOver()) {
    const { page, work, next }: Walk = walks[at.list]
    const found: Page<Change[]> = await page(at.cursor)
    await eachOf(found.items, (change) => work(change, given), putAside)
    if (found.next) at = { list: at.list, cursor: found.next }
    else at = next && { list: next }
  }
  if (at) await askReactions({ walk: at })
}
