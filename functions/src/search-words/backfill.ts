import {
  backfillState,
  listEveryPost,
  listLeads,
  noLeadTests,
  type SearchedKind,
  saveBackfillState,
  searchedKinds,
} from '@bong-bari/table'
import { indexOne } from './index-changes.ts'

/** Raised when the same text is to be found by other words than before: all is taken in anew. */
export const edition = 2

type Read = { limit: number; cursor: string | undefined }
type Known = { items: readonly { id: string }[]; next?: string | undefined }

/** Spam comes behind the leads that are none; its cursors say so. */
const spamMark = 'spam '

const readLeads = async ({ limit, cursor }: Read): Promise<Known> => {
  const spam = cursor?.startsWith(spamMark) ?? false
  const after = spam ? cursor?.slice(spamMark.length) : cursor
  const listing = { tests: noLeadTests, spam, limit }
  const { items, next } = await listLeads({ ...listing, cursor: after || undefined })
  if (spam) return { items, next: next && `${spamMark}${next}` }
  return { items, next: next ?? spamMark }
}

const readers: Record<SearchedKind, (read: Read) => Promise<Known>> = {
  lead: readLeads,
  post: listEveryPost,
}

/** Things that are taken in together, and noted as such. */
const atOnce = 8

const backfillKind = async (kind: SearchedKind, isOver: () => boolean) => {
  const state = await backfillState(kind)
  const isCurrent = state?.edition === edition
  if (isCurrent && state.isDone) return 0
  let cursor = isCurrent ? state.cursor : undefined
  let count = 0
  while (!isOver()) {
    const { items, next } = await readers[kind]({ limit: atOnce, cursor })
    await Promise.all(items.map(({ id }) => indexOne(kind, id)))
    count += items.length
    await saveBackfillState(kind, { edition, cursor: next, isDone: !next })
    if (!next) return count
    cursor = next
  }
  return count
}

/**
 * Takes in what was there before there was a search by words, newest first. What stops it the next call
 * goes on with.
 */
export const backfill = async (isOver: () => boolean) => {
  let count = 0
  for (const kind of searchedKinds) count += await backfillKind(kind, isOver)
  return count
}
