import { keptDays, languages, type Unanswered } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { afterHash, readerFor } from '../db/unreadable.ts'
import { create, queryNewestFirst, remove, transact, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** A message that the bot could not answer. Nothing in it identifies anybody. */
export type NotedMessage = {
  /** The phonetic form; messages that sound alike share a group. */
  group: string
  text: string
  language: string
  asker: string
  /** The bot answered wrongly, by `row` as it was then. */
  notMeant?: { row?: string | undefined } | undefined
}

/** A group keeps so many of each; more are only counted. */
const maxSamples = 5
const maxAskers = 100
const maxRows = 5

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

export const storedUnanswered = z.object({
  id: z.string(),
  samples: z.set(z.string()),
  languages: z.set(z.enum(languages)),
  askers: z.set(z.string()),
  count: z.number(),
  /** How often the bot answered wrongly, and by which rows. */
  notMeant: z._default(z.number(), 0),
  notMeantRows: z._default(z.set(z.string()), new Set()),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  ttl: z.number(),
})

const read = readerFor('unanswered', storedUnanswered, ({ pk }) => afterHash(pk))

/** A group as it is stored. `notMeant.rows` are rows as they were then; the caller finds the current ones. */
export type UnansweredGroup = Omit<Unanswered, 'notMeant'> & {
  notMeant: { count: number; rows: ReadonlySet<string> }
}

const toGroup = (stored: z.output<typeof storedUnanswered>): UnansweredGroup & { ttl: number } => {
  const { samples, askers, languages, notMeant, notMeantRows, ...rest } = stored
  return {
    ...rest,
    samples: [...samples],
    languages: [...languages],
    visitors: askers.size,
    notMeant: { count: notMeant, rows: notMeantRows },
  }
}

const lastSeenFields = ({ group }: NotedMessage, now: Date) => ({
  lastSeen: now.toISOString(),
  gsi1pk: keys.unansweredGroups,
  gsi1sk: `${now.toISOString()}#${group}`,
})

/** Counts a message in its group. Returns false if there is no such group. */
export const countUnanswered = async (noted: NotedMessage, now: Date): Promise<boolean> => {
  const key = keys.unanswered(noted.group)
  const counted = await update(
    key,
    {
      set: lastSeenFields(noted, now),
      add: {
        [noted.notMeant ? 'notMeant' : 'count']: 1,
        languages: new Set([noted.language]),
      },
    },
    { expression: '#ttl > :now', values: { now: seconds(now) } },
  )
  if (!counted) return false
  const addToSet = async (
    field: 'samples' | 'askers' | 'notMeantRows',
    value: string,
    max: number,
  ) => {
    const stored = storedUnanswered.shape[field].safeParse(counted[field]).data
    if (!stored || stored.has(value) || stored.size >= max) return
    const expression = `attribute_not_exists(#${field}) OR size(#${field}) < :max`
    const hasRoom = { expression, values: { max } }
    await update(key, { add: { [field]: new Set([value]) } }, hasRoom)
  }
  await addToSet('samples', noted.text, maxSamples)
  await addToSet('askers', noted.asker, maxAskers)
  if (noted.notMeant?.row) await addToSet('notMeantRows', noted.notMeant.row, maxRows)
  return true
}

export const itemOfUnanswered = (noted: NotedMessage, now: Date) => ({
  ...keys.unanswered(noted.group),
  ...lastSeenFields(noted, now),
  id: noted.group,
  count: 1,
  samples: new Set([noted.text]),
  languages: new Set([noted.language]),
  askers: new Set([noted.asker]),
  ...(noted.notMeant && { notMeant: 1 }),
  ...(noted.notMeant?.row && { notMeantRows: new Set([noted.notMeant.row]) }),
  firstSeen: now.toISOString(),
  ttl: seconds(now) + keptDays.unanswered * 24 * 3600,
})

/** Begins a group with its first message. Returns false if the group exists. */
export const beginUnanswered = (noted: NotedMessage, now: Date): Promise<boolean> =>
  create(itemOfUnanswered(noted, now), {
    expression: 'attribute_not_exists(#pk) OR #ttl <= :now',
    values: { now: seconds(now) },
  })

/** Lists the groups, last asked first. */
export const listUnanswered = async (limit: number, now: Date): Promise<UnansweredGroup[]> =>
  read
    .every(await queryNewestFirst('gsi1', keys.unansweredGroups, { limit }))
    .map(toGroup)
    .filter(({ ttl }) => ttl > seconds(now))

/** Removes a group. Returns false if there is none. */
export const removeUnanswered = async (id: string): Promise<boolean> =>
  !(await transact(
    [{ remove: keys.unanswered(id), when: { expression: 'attribute_exists(#pk)' } }],
    {
      noun: 'unanswered',
      of: id,
    },
  ))

/** Removes a sample, and its group if it was the last one. */
export const forgetSample = async (group: string, text: string): Promise<void> => {
  const key = keys.unanswered(group)
  const remaining = await update(key, { drop: { samples: new Set([text]) } })
  if (remaining && !remaining.samples)
    await remove(key, { expression: 'attribute_not_exists(#samples)' })
}
