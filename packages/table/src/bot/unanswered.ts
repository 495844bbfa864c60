import { keptDays, languages, type Unanswered } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { behindHash, readerFor } from '../db/unreadable.ts'
import { create, newestFirst, remove, transact, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Identifies nobody. */
export type NotedMessage = {
  /** Shared by messages that sound alike. */
  group: string
  text: string
  language: string
  asker: string
  /** Answered wrongly, by `row` as it was then. */
  notMeant?: { row?: string | undefined } | undefined
}

/** Per group; more are only counted. */
const mostSamples = 5
const mostAskers = 100
const mostRows = 5

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

export const storedUnanswered = z.object({
  id: z.string(),
  samples: z.set(z.string()),
  languages: z.set(z.enum(languages)),
  askers: z.set(z.string()),
  count: z.number(),
  /** Wrong answers and their rows. */
  notMeant: z._default(z.number(), 0),
  notMeantRows: z._default(z.set(z.string()), new Set()),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  ttl: z.number(),
})

const read = readerFor('unanswered', storedUnanswered, ({ pk }) => behindHash(pk))

/** The caller resolves rows that answered wrongly. */
export type UnansweredGroup = Omit<Unanswered, 'notMeant'> & {
  notMeant: { count: number; rows: ReadonlySet<string> }
}

const asAnswered = (
  stored: z.output<typeof storedUnanswered>,
): UnansweredGroup & { ttl: number } => {
  const { samples, askers, languages, notMeant, notMeantRows, ...rest } = stored
  return {
    ...rest,
    samples: [...samples],
    languages: [...languages],
    visitors: askers.size,
    notMeant: { count: notMeant, rows: notMeantRows },
  }
}

const touched = ({ group }: NotedMessage, now: Date) => ({
  lastSeen: now.toISOString(),
  gsi1pk: keys.unansweredGroups,
  gsi1sk: `${now.toISOString()}#${group}`,
})

/** False if there is no such group. */
export const countUnanswered = async (noted: NotedMessage, now: Date): Promise<boolean> => {
  const key = keys.unanswered(noted.group)
  const counted = await update(
    key,
    {
      set: touched(noted, now),
      add: {
        [noted.notMeant ? 'notMeant' : 'count']: 1,
        languages: new Set([noted.language]),
      },
    },
    { expression: '#ttl > :now', values: { now: seconds(now) } },
  )
  if (!counted) return false
  const keep = async (
    field: 'samples' | 'askers' | 'notMeantRows',
    value: string,
    most: number,
  ) => {
    const known = storedUnanswered.shape[field].safeParse(counted[field]).data
    if (!known || known.has(value) || known.size >= most) return
    const expression = `attribute_not_exists(#${field}) OR size(#${field}) < :most`
    const hasRoom = { expression, values: { most } }
    await update(key, { add: { [field]: new Set([value]) } }, hasRoom)
  }
  await keep('samples', noted.text, mostSamples)
  await keep('askers', noted.asker, mostAskers)
  if (noted.notMeant?.row) await keep('notMeantRows', noted.notMeant.row, mostRows)
  return true
}

export const itemOfUnanswered = (noted: NotedMessage, now: Date) => ({
  ...keys.unanswered(noted.group),
  ...touched(noted, now),
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

/** False if it exists. */
export const beginUnanswered = (noted: NotedMessage, now: Date): Promise<boolean> =>
  create(itemOfUnanswered(noted, now), {
    expression: 'attribute_not_exists(#pk) OR #ttl <= :now',
    values: { now: seconds(now) },
  })

/** Last asked first. */
export const listUnanswered = async (limit: number, now: Date): Promise<UnansweredGroup[]> =>
  read
    .every(await newestFirst('gsi1', keys.unansweredGroups, { limit }))
    .map(asAnswered)
    .filter(({ ttl }) => ttl > seconds(now))

/** False if missing. */
export const removeUnanswered = async (id: string): Promise<boolean> =>
  !(await transact(
    [{ remove: keys.unanswered(id), when: { expression: 'attribute_exists(#pk)' } }],
    {
      noun: 'unanswered',
      of: id,
    },
  ))

/** And its group, if it was the last. */
export const forgetSample = async (group: string, text: string): Promise<void> => {
  const key = keys.unanswered(group)
  const left = await update(key, { drop: { samples: new Set([text]) } })
  if (left && !left.samples) await remove(key, { expression: 'attribute_not_exists(#samples)' })
}
