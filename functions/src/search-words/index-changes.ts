import {
  findLead,
  findPostById,
  foundUnder,
  indexBeginnings,
  placeDateOf,
  removeSearchChange,
  type SearchChange,
  type SearchedKind,
  type StoredLead,
  searchChanges,
  searchedKinds,
} from '@bong-bari/table'
import { beginningsOf } from '@bong-bari/text'
import { markOfOwner, wordsOfLead } from '../searching/lead-words.ts'
import { wordsOfPost } from '../searching/post-words.ts'

/** Where a thing stands in the index, and under which beginnings. */
type Known = { createdAt: string; beginnings: string[] }

export const indexedLead = (lead: StoredLead): Known => ({
  createdAt: lead.createdAt,
  beginnings: [
    ...beginningsOf(wordsOfLead(lead)),
    ...(lead.ownerId ? [markOfOwner(lead.ownerId)] : []),
  ],
})

export const indexedPost = async (
  post: Parameters<typeof wordsOfPost>[0] & Parameters<typeof placeDateOf>[0],
): Promise<Known> => ({
  createdAt: placeDateOf(post),
  beginnings: [...foundUnder(post, beginningsOf(await wordsOfPost(post)))],
})

/** Each kind as it is found; undefined for what is gone. */
const readers: Record<SearchedKind, (id: string) => Promise<Known | undefined>> = {
  lead: async (id) => {
    const lead = await findLead(id)
    return lead && indexedLead(lead)
  },
  post: async (id) => {
    const post = await findPostById(id)
    return post && indexedPost(post)
  },
}

/** Brings the index of one thing up to date; false where another call is at it. */
export const indexOne = async (kind: SearchedKind, id: string) => {
  const found = await readers[kind](id)
  return indexBeginnings(kind, { id, createdAt: found?.createdAt }, found?.beginnings ?? [])
}

/** Things that are worked on at the same time. */
const atOnce = 4

const byId = (changes: readonly SearchChange[]) => [
  ...Map.groupBy(changes, ({ id }) => id).entries(),
]

/** What one look did. */
export type Counts = { indexed: number; failed: number; isAll: boolean }

/**
 * Indexes everything whose words changed. A change that may not have been written yet stays, and the next
 * look meets it again. One that fails is left for the next look, and keeps none of the others.
 */
export const indexChanges = async (isOver: () => boolean): Promise<Counts> => {
  const counts: Counts = { indexed: 0, failed: 0, isAll: true }
  const work = async ([id, changes]: [string, SearchChange[]]) => {
    const [{ kind } = { kind: 'lead' as const }] = changes
    try {
      if (!(await indexOne(kind, id))) return
      counts.indexed++
      await Promise.all(changes.filter(({ hasSettled }) => hasSettled).map(removeSearchChange))
    } catch (error) {
      counts.failed++
      const name = error instanceof Error ? error.name : String(error)
      console.error(
        JSON.stringify({ level: 'error', search: 'not indexed', kind, id, error: name }),
      )
    }
  }
  for (const kind of searchedKinds)
    for await (const changes of searchChanges(kind)) {
      const things = byId(changes)
      for (let at = 0; at < things.length; at += atOnce) {
        if (isOver()) return { ...counts, isAll: false }
        await Promise.all(things.slice(at, at + atOnce).map(work))
      }
    }
  return counts
}
