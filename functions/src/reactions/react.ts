import { isDeepStrictEqual } from 'node:util'
import { lead } from '@bong-bari/contract'
import {
  type Change,
  findItem,
  type Item,
  notePulse,
  raiseLeadsVersion,
  readLeads,
  type StreamedEntity,
} from '@bong-bari/table'
import { askToPublish } from '../adapters/publish-queue.ts'
import { askReactions } from '../adapters/reaction-queue.ts'
import { forgetSaid } from '../bot/kept-question.ts'
import { describeError } from '../http/log.ts'
import { metric } from '../http/metric.ts'
import { dateLate, type PromiseOf, readPromise } from './dates.ts'
import { pathsOf } from './pages.ts'
import { noteTags } from './post-tags.ts'
import { tell } from './tell.ts'
import { tellAudit } from './tell-audit.ts'
import { tellBot } from './tell-bot.ts'
import { noteVideos } from './video-posts.ts'
import { indexWords } from './words.ts'

export type Around = { now: Date; promised: () => Promise<PromiseOf> }

/** The surroundings of one call: the settings are read where they are needed, and once. */
export const around = (now: Date): Around => {
  let reading: Promise<PromiseOf> | undefined
  const promised = () => {
    reading ??= readPromise()
    return reading
  }
  return { now, promised }
}

/** Nobody waits for the search to hear of a request. */
const deriveLead = async (change: Change, { now, promised }: Around) => {
  await tell(change, now)
  const lead = change.old ? undefined : readLeads.one(change.is)
  if (lead) await dateLate(lead, await promised())
  await indexWords('lead', change)
}

/**
 * What follows from a change of one thing alone, from what stands in the table now: done twice, late or in another
 * order it comes to the same.
 */
export const derive: {
  [Name in StreamedEntity]?: (change: Change, given: Around) => Promise<void>
} = {
  audit: tellAudit,
  lead: deriveLead,
  post: async (change) => {
    await Promise.all([indexWords('post', change), noteVideos(change), noteTags(change)])
  },
}

/** Each thing once: what it was before all of its changes, and what it is after them. */
const merged = (changes: readonly Change[]) => {
  const known = new Map<string, Change>()
  for (const change of changes) {
    const name = `${change.key.pk} ${change.key.sk}`
    known.set(name, { ...change, old: known.has(name) ? known.get(name)?.old : change.old })
  }
  return [...known.values()]
}

/** What is kept of a long text, which a queue has no room for, in UTF-16 units. */
const longest = 2_000

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longest ? value.slice(0, longest) : value

const short = (item: Item | undefined) =>
  item && Object.fromEntries(Object.entries(item).map(([name, value]) => [name, shortened(value)]))

/** Leaves a change to the queue of what failed, so that it holds up no other. */
export const putAside = async ({ key, old }: Change, error: unknown) => {
  console.error(JSON.stringify({ level: 'error', reactions: key.pk, ...describeError(error) }))
  metric('ReactionsFailed', 1)
  if (!process.env.REACTION_QUEUE_URL) throw error
  await askReactions({ change: { key, old: short(old) } }, 5)
}

const isShownOtherwise = ({ entity, old, is }: Change) =>
  entity === 'lead' && !isDeepStrictEqual({ ...old, toldAt: 0 }, { ...is, toldAt: 0 })

/** Once all else of its batch is done, a pulse says so. */
const notePulses = async (changes: readonly Change[]) => {
  const pulse = changes.find(({ entity }) => entity === 'pulse')?.is
  if (pulse) await notePulse(Number(pulse.at))
}

/** Which days are no working days decides when all that waits is due. */
const isHolidays = ({ entity, key }: Change) => entity === 'setting' && key.sk === 'holidays'

/** With a lead goes what its sender said in the chat. */
const forgetGone = async ({ entity, old, is }: Change) => {
  if (entity !== 'lead' || is || !old) return
  await forgetSaid(lead.shape.conversation.safeParse(old.conversation).data ?? [])
}

/** Things that are worked on at the same time. */
const atOnce = 8

/** Does `work` for each, some at a time; what fails is given to `failed`. */
export const eachOf = async <One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  failed: (one: One, error: unknown) => Promise<unknown>,
) => {
  for (let at = 0; at < all.length; at += atOnce)
    await Promise.all(
      all
        .slice(at, at + atOnce)
        .map((one) => work(one).catch((error: unknown) => failed(one, error))),
    )
}

/**
 * Does what follows from changes, for each thing alone and for all of them together. What fails for one is given to
 * `failed`; rejects where the rest cannot be done, and then all of it can be done again.
 */
export const react = async (
  all: readonly Change[],
  given: Around,
  failed: typeof putAside = putAside,
) => {
  const changes = merged(all)
  // One that came and went within a batch has no image before all of its changes.
  await eachOf(all, forgetGone, failed)
  const paths = new Set<string>()
  const one = async (change: Change) => {
    await derive[change.entity]?.(change, given)
    for (const path of await pathsOf(change, given.now)) paths.add(path)
  }
  // First, since open screens wait for no words of others; and for every change, since a list may
  // have been read between two of a batch that together come to nothing.
  if (all.some(isShownOtherwise)) await raiseLeadsVersion(given.now)
  await Promise.all([tellBot(changes), eachOf(changes, one, failed)])
  await askToPublish([...paths])
  if (changes.some(isHolidays)) await askReactions({ walk: { list: 'new leads' } })
  await notePulses(changes)
}

/** A change that was put aside, as the table has it now. */
export const asItIs = async ({ key, old, entity }: Omit<Change, 'is'>): Promise<Change> => ({
  ...{ entity, key, old },
  is: await findItem(key),
})
