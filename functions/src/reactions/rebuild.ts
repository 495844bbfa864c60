import type { Page, WalkedList, WalkPosition } from '@bong-bari/contract'
import {
  keys,
  listAllPosts,
  listDueLeads,
  listLeads,
  readLeads,
  type StreamChange,
} from '@bong-bari/table'
import { enqueueReaction } from '../adapters/reaction-queue.ts'
import {
  correctDueDate,
  enqueueRetry,
  forEachInParallel,
  type ReactionContext,
  reactionsByEntity,
} from './react.ts'

type RebuildStep = {
  page: (cursor: string | undefined) => Promise<Page<StreamChange[]>>
  work: (change: StreamChange, context: ReactionContext) => Promise<unknown>
  next?: WalkedList
}

const limit = 50

/** Turns items into changes, as if they had just been created. */
const toChanges = (
  entity: 'lead' | 'post',
  { items, next }: Page<{ id: string }[]>,
): Page<StreamChange[]> => ({
  items: items.map((is) => ({ entity, key: keys[entity](is.id), old: undefined, is: { ...is } })),
  next,
})

const reactToOne: RebuildStep['work'] = async (change, context) =>
  reactionsByEntity[change.entity]?.(change, context)

const correctOneDueDate: RebuildStep['work'] = async ({ is }, { promised }) => {
  const lead = readLeads.one(is)
  if (lead) await correctDueDate(lead, await promised())
}

const listLeadPage = (spam: boolean) => async (cursor: string | undefined) =>
  toChanges('lead', await listLeads({ spam, limit, cursor }))

const rebuildSteps: Record<WalkedList, RebuildStep> = {
  leads: { page: listLeadPage(false), work: reactToOne, next: 'spam' },
  spam: { page: listLeadPage(true), work: reactToOne, next: 'posts' },
  posts: {
    page: async (cursor) => toChanges('post', await listAllPosts({ limit, cursor })),
    work: reactToOne,
  },
  'new leads': {
    page: async (cursor) =>
      toChanges('lead', await listLeads({ filters: { leadStatus: 'new' }, limit, cursor })),
    work: correctOneDueDate,
    next: 'waiting leads',
  },
  'waiting leads': {
    page: async (cursor) => toChanges('lead', await listDueLeads({ limit, cursor })),
    work: correctOneDueDate,
  },
}

/** Repeats the reactions for all items from a place on, until the end or until time is up; then a message continues. A page may be repeated. */
export const rebuildFrom = async (
  from: WalkPosition,
  context: ReactionContext,
  isOver: () => boolean,
) => {
  let at: WalkPosition | undefined = from
  while (at && !isOver()) {
    const { page, work, next }: RebuildStep = rebuildSteps[at.list]
    const changes: Page<StreamChange[]> = await page(at.cursor)
    await forEachInParallel(changes.items, (change) => work(change, context), enqueueRetry)
    if (changes.next) at = { list: at.list, cursor: changes.next }
    else at = next && { list: next }
  }
  if (at) await enqueueReaction({ walk: at })
}
