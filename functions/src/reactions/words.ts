import { isDeepStrictEqual } from 'node:util'
import {
  behindHash,
  type Change,
  findLead,
  indexBeginnings,
  markOfOwner,
  marksOfWishes,
  readLeads,
  type StoredLead,
} from '@bong-bari/table'
import { beginningsOf } from '@bong-bari/text'
import { RetryLater } from '../adapters/queues.ts'
import { wordsOfLead } from '../searching/lead-search.ts'

/** The beginnings that a lead stands under in the search index. Held leads stand under none until they are released. */
export const indexedBeginnings = (lead: StoredLead): string[] =>
  lead.spam === 'held'
    ? []
    : [
        ...beginningsOf(wordsOfLead(lead)),
        ...(lead.ownerId ? [markOfOwner(lead.ownerId)] : []),
        ...marksOfWishes(lead),
      ]

/** Indexes a lead by its current words; rejects while another call works on it. */
const indexLead = async (id: string) => {
  const lead = await findLead(id)
  const isIndexed = await indexBeginnings(
    { id, createdAt: lead?.createdAt },
    lead ? indexedBeginnings(lead) : [],
  )
  if (!isIndexed) throw new RetryLater('BeingIndexed')
}

const beginningsIn = (image: Change['is']) => {
  const lead = readLeads.one(image)
  return lead && indexedBeginnings(lead)
}

/** Indexes a lead only if its words changed. */
export const updateSearchIndex = async ({ key, old, is }: Change) => {
  if (old && is && isDeepStrictEqual(beginningsIn(old), beginningsIn(is))) return
  await indexLead(behindHash(key.pk))
}
