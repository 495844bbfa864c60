import { isDeepStrictEqual } from 'node:util'
import { lead } from '@bong-bari/contract'
import {
  auditIn,
  behindHash,
  bumpBotVersion,
  type Change,
  everyNounTable,
  findItem,
  type Item,
  notePulse,
  noteTagsOf,
  raiseLeadsVersion,
  readLeads,
  readPosts,
  type StreamedEntity,
  trainingRows,
} from '@bong-bari/table'
import { askToTell } from '../adapters/notice-queue.ts'
import { askToPublish } from '../adapters/publish-queue.ts'
import { askReactions } from '../adapters/reaction-queue.ts'
import { forgetSaid } from '../bot/kept-question.ts'
import { describeError } from '../http/log.ts'
import { metric } from '../http/metric.ts'
import {
  isToldToTeam,
  noticeSettings,
  queuedName,
  whomToTellOfAudit,
} from '../public-data/notice-settings.ts'
import { dateLate, type PromiseOf, readPromise } from './dates.ts'
import { pathsOf } from './pages.ts'
import { tell } from './tell.ts'
import { noteVideos } from './video-posts.ts'
import { indexWords } from './words.ts'

export type Around = { now: Date; promised: () => Promise<PromiseOf> }

/** Settings are read at first use, once. */
export const around = (now: Date): Around => {
  let reading: Promise<PromiseOf> | undefined
  const promised = () => {
    reading ??= readPromise()
    return reading
  }
  return { now, promised }
}

/** The search may lag; nobody waits for it. */
const deriveLead = async (change: Change, { now, promised }: Around) => {
  await tell(change, now)
  const lead = change.old ? undefined : readLeads.one(change.is)
  if (lead) await dateLate(lead, await promised())
  await indexWords('lead', change)
}

/** For the pages of tags, from when visitors see each post. */
const noteTags = async ({ key, is }: Change) => {
  const post = readPosts.one(is)
  // An unreadable one is looked at again later.
  if (is && !post) return
  const { tags = [], publishAt = null, status } = post ?? {}
  const isNoted = tags.length > 0 && publishAt !== null && status !== 'draft'
  await noteTagsOf(behindHash(key.pk), isNoted ? { tags, publishAt } : undefined)
}

/** Tells the team of new access, and of notices that go elsewhere. */
const tellAudit = async ({ is }: Change): Promise<void> => {
  const entry = auditIn(is)
  if (!entry || !isToldToTeam(entry)) return
  const whom = whomToTellOfAudit(entry, await noticeSettings())
  const { at, id } = entry
  await askToTell(whom.map((one) => ({ audit: `${at}#${id}`, whom: queuedName(one) })))
}

/** From the table as it is now: idempotent, in any order. */
export const derive: {
  [Name in StreamedEntity]?: (change: Change, given: Around) => Promise<void>
} = {
  audit: tellAudit,
  lead: deriveLead,
  post: async (change) => {
    await Promise.all([indexWords('post', change), noteVideos(change), noteTags(change)])
  },
}

/** Each thing once, before all and after all of its changes. */
const merged = (changes: readonly Change[]) => {
  const known = new Map<string, Change>()
  for (const change of changes) {
    const name = `${change.key.pk} ${change.key.sk}`
    known.set(name, { ...change, old: known.has(name) ? known.get(name)?.old : change.old })
  }
  return [...known.values()]
}

/** UTF-16 units of a long text: queues have no room. */
const longest = 2_000

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longest ? value.slice(0, longest) : value

const short = (item: Item | undefined) =>
  item && Object.fromEntries(Object.entries(item).map(([name, value]) => [name, shortened(value)]))

/** Queues a failed change, so that it holds up no other. */
export const putAside = async ({ key, old }: Change, error: unknown) => {
  console.error(JSON.stringify({ level: 'error', reactions: key.pk, ...describeError(error) }))
  metric('ReactionsFailed', 1)
  if (!process.env.REACTION_QUEUE_URL) throw error
  await askReactions({ change: { key, old: short(old) } }, 5)
}

const isShownOtherwise = ({ entity, old, is }: Change) =>
  entity === 'lead' && !isDeepStrictEqual({ ...old, toldAt: 0 }, { ...is, toldAt: 0 })

/** After all else of the batch. */
const notePulses = async (changes: readonly Change[]) => {
  const pulse = changes.find(({ entity }) => entity === 'pulse')?.is
  if (pulse) await notePulse(Number(pulse.at))
}

/** Holidays decide when everything waiting is due. */
const isHolidays = ({ entity, key }: Change) => entity === 'setting' && key.sk === 'holidays'

/** What its sender said in the chat goes with a lead. */
const forgetGone = async ({ entity, old, is }: Change) => {
  if (entity !== 'lead' || is || !old) return
  await forgetSaid(lead.shape.conversation.safeParse(old.conversation).data ?? [])
}

const atOnce = 8

/** Some at a time; failures go to `failed`. */
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

/** Stores what the matcher reads of rows, for later instances. */
const tellOfRows = async (rows: readonly Change[]) => {
  const { storeRow } = await import('../bot/stored-rows.ts')
  for (const { key } of rows) {
    const version = await bumpBotVersion()
    const id = Number(key.sk)
    await storeRow({ id, row: await trainingRows.find(id) }, version)
  }
}

const isReadByBot = (entity: string) =>
  everyNounTable.some(({ noun, isReadByBot }) => isReadByBot && noun.name === entity)

/** Running instances then read the bot's knowledge again. */
const tellBot = async (changes: readonly Change[]) => {
  const rows = changes.filter(({ entity }) => entity === 'training')
  if (rows.length) await tellOfRows(rows)
  else if (changes.some(({ entity }) => isReadByBot(entity))) await bumpBotVersion()
}

/** A failure goes to `failed`; rejects where the rest fails, and all can be repeated. */
export const react = async (
  all: readonly Change[],
  given: Around,
  failed: typeof putAside = putAside,
) => {
  const changes = merged(all)
  // One that came and went within a batch has no image before.
  await eachOf(all, forgetGone, failed)
  const paths = new Set<string>()
  const one = async (change: Change) => {
    await derive[change.entity]?.(change, given)
    for (const path of await pathsOf(change, given.now)) paths.add(path)
  }
  // First, since screens wait.
  if (all.some(isShownOtherwise)) await raiseLeadsVersion(given.now)
  await Promise.all([tellBot(changes), eachOf(changes, one, failed)])
  await askToPublish([...paths])
  if (changes.some(isHolidays)) await askReactions({ walk: { list: 'new leads' } })
  await notePulses(changes)
}

export const asItIs = async ({ key, old, entity }: Omit<Change, 'is'>): Promise<Change> => ({
  ...{ entity, key, old },
  is: await findItem(key),
})
