import { isDeepStrictEqual } from 'node:util'
import {
  behindHash,
  type Change,
  findLead,
  findPostById,
  foundUnder,
  type Item,
  indexBeginnings,
  markOfOwner,
  marksOfWishes,
  placeDateOf,
  readLeads,
  readPosts,
  type SearchedKind,
  type StoredLead,
} from '@bong-bari/table'
import { beginningsOf } from '@bong-bari/text'
import { RetryLater } from '../adapters/retry-later.ts'
import { wordsOfLead } from '../searching/lead-words.ts'
import { wordsOfPost } from '../searching/post-words.ts'

/** Its place and beginnings in the search index. */
type Known = { createdAt: string; beginnings: string[] }

export const indexedLead = (lead: StoredLead): Known => ({
  createdAt: lead.createdAt,
  // Held leads only once released.
  beginnings:
    lead.spam === 'held'
      ? []
      : [
          ...beginningsOf(wordsOfLead(lead)),
          ...(lead.ownerId ? [markOfOwner(lead.ownerId)] : []),
          ...marksOfWishes(lead),
        ],
})

export const indexedPost = async (
  post: Parameters<typeof wordsOfPost>[0] & Parameters<typeof placeDateOf>[0],
): Promise<Known> => ({
  createdAt: placeDateOf(post),
  beginnings: [...foundUnder(post, beginningsOf(await wordsOfPost(post)))],
})

type Searched = {
  find: (id: string) => Promise<Known | undefined>
  read: (image: Item | undefined) => Promise<Known | undefined>
}

const searchedBy = <Thing>(
  find: (id: string) => Promise<Thing | undefined>,
  read: (image: Item | undefined) => Thing | undefined,
  indexed: (thing: Thing) => Known | Promise<Known>,
): Searched => {
  const known = async (thing: Thing | undefined) => (thing ? indexed(thing) : undefined)
  return { find: async (id) => known(await find(id)), read: async (image) => known(read(image)) }
}

const searched: Record<SearchedKind, Searched> = {
  lead: searchedBy(findLead, readLeads.one, indexedLead),
  post: searchedBy(findPostById, readPosts.one, indexedPost),
}

/** By current words; rejects while another call works on it. */
export const indexOne = async (kind: SearchedKind, id: string) => {
  const found = await searched[kind].find(id)
  const isIndexed = await indexBeginnings(
    kind,
    { id, createdAt: found?.createdAt },
    found?.beginnings ?? [],
  )
  if (!isIndexed) throw new RetryLater('BeingIndexed')
}

/** Only if the words changed. */
export const indexWords = async (kind: SearchedKind, { key, old, is }: Change) => {
  const { read } = searched[kind]
  if (old && is && isDeepStrictEqual(await read(old), await read(is))) return
  await indexOne(kind, behindHash(key.pk))
}
