import { isDeepStrictEqual } from 'node:util'
import {
  afterHash,
  findLead,
  indexLead,
  ownerMark,
  readLeads,
  type StoredLead,
  type StreamChange,
} from '@bong-bari/table'
import { beginningsOf } from '@bong-bari/text'
import { RetryLater } from '../adapters/queues.ts'
import { listLeadWords } from '../searching/lead-search.ts'

/** The prefixes under which a lead is in the search index. Spam is not in it until it is restored. */
export const indexedBeginnings = (lead: StoredLead): string[] =>
  lead.spam
    ? []
    : [...beginningsOf(listLeadWords(lead)), ...(lead.ownerId ? [ownerMark(lead.ownerId)] : [])]

/** Indexes a lead by its current words; rejects while another call works on it. */
const reindexLead = async (id: string) => {
  const lead = await findLead(id)
  const isIndexed = await indexLead(
    { id, createdAt: lead?.createdAt },
    lead ? indexedBeginnings(lead) : [],
  )
  if (!isIndexed) throw new RetryLater('BeingIndexed')
}

const beginningsIn = (image: StreamChange['is']) => {
  const lead = readLeads.one(image)
  return lead && indexedBeginnings(lead)
}

/** Indexes a lead only if its words changed. */
export const updateSearchIndex = async ({ key, old, is }: StreamChange) => {
  if (old && is && isDeepStrictEqual(beginningsIn(old), beginningsIn(is))) return
  await reindexLead(afterHash(key.pk))
}
