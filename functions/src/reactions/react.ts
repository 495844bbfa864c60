import { isDeepStrictEqual } from 'node:util'
import { lead } from '@bong-bari/contract'
import {
  auditIn,
  bumpBotVersion,
  type Change,
  dateLead,
  everyNounTable,
  findInTrash,
  findItem,
  findLead,
  findPictureNote,
  type Item,
  notePulse,
  raiseLeadsVersion,
  readLeads,
  type StoredLead,
  type StreamedEntity,
  storedPictureNote,
} from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { askReactions, askToPublish, askToTell, levelOf } from '../adapters/queues.ts'
import { forgetSaid } from '../bot/stored-question.ts'
import { describeError } from '../http/log.ts'
import {
  concernsTeam,
  noticeSettings,
  queuedName,
  whomToTellOfAudit,
} from '../public-data/notice-settings.ts'
import { allSettings, dueAtBy, holidaysOf } from '../public-data/settings.ts'
import { noteVideos, pathsOf } from './pages.ts'
import { tell } from './tell.ts'
import { indexWords } from './words.ts'

/** By current settings. */
const readPromise = async () => dueAtBy(holidaysOf(await allSettings()))
type PromiseOf = Awaited<ReturnType<typeof readPromise>>

/** Undefined if not waiting. */
const waitsSince = ({ repliedAt, wroteBackAt, createdAt }: StoredLead) =>
  wroteBackAt ?? (repliedAt ? undefined : createdAt)

const isRight = (lead: StoredLead, promised: PromiseOf) => {
  const { leadStatus, dueAt } = lead
  const since = waitsSince(lead)
  return !since || (!dueAt && leadStatus !== 'new') || dueAt === promised(since)
}

/** Sets a waiting lead's promised day; `seen` may be stale. */
export const dateLate = async (seen: StoredLead, promised: PromiseOf) => {
  if (isRight(seen, promised)) return
  const lead = await findLead(seen.id)
  const since = lead && waitsSince(lead)
  if (since && !isRight(lead, promised)) await dateLead(lead, promised(since))
}

/**
 * Removes a picture's files when its entry in the trash is gone, by hand or by its age. The same picture
 * may have been uploaded, restored or deleted again meanwhile; then the files stay.
 */
const erasePicture = async ({ old, is }: Change, now: Date) => {
  if (is || old?.kind !== 'picture') return
  const picture = storedPictureNote.parse(old.item)
  if ((await findPictureNote(picture.id)) || (await findInTrash('picture', picture.id, now))) return
  const { removeObject } = await import('../adapters/media-objects.ts')
  for (const { src } of [picture, picture.small ?? []].flat()) await removeObject(src.slice(1))
}

export type Around = { now: Date; promised: () => Promise<PromiseOf> }

/** Settings are read once, at first use. */
export const around = (now: Date): Around => {
  let reading: Promise<PromiseOf> | undefined
  const promised = () => {
    reading ??= readPromise()
    return reading
  }
  return { now, promised }
}

/** Search may lag. */
const deriveLead = async (change: Change, { now, promised }: Around) => {
  await tell(change, now)
  const lead = change.old ? undefined : readLeads.one(change.is)
  if (lead) await dateLate(lead, await promised())
  await indexWords(change)
}

/** New access, and redirected notices. */
const tellAudit = async ({ is }: Change): Promise<void> => {
  const entry = auditIn(is)
  if (!entry || !concernsTeam(entry)) return
  const whom = whomToTellOfAudit(entry, await noticeSettings())
  const { at, id } = entry
  await askToTell(whom.map((one) => ({ audit: `${at}#${id}`, whom: queuedName(one) })))
}

/** From the current table: idempotent, in any order. */
export const derive: {
  [Name in StreamedEntity]?: (change: Change, given: Around) => Promise<void>
} = {
  audit: tellAudit,
  lead: deriveLead,
  post: noteVideos,
  trash: (change, { now }) => erasePicture(change, now),
}

/** Once per thing: before all its changes, and after. */
const merged = (changes: readonly Change[]) => {
  const known = new Map<string, Change>()
  for (const change of changes) {
    const name = `${change.key.pk} ${change.key.sk}`
    known.set(name, { ...change, old: known.has(name) ? known.get(name)?.old : change.old })
  }
  return [...known.values()]
}

/** UTF-16 units, of a list's texts fewer; queue messages are small. */
const longest = { text: 2_000, listed: 500 }

const shortened = (value: unknown, most = longest.text): unknown => {
  if (typeof value === 'string') return value.slice(0, most)
  return Array.isArray(value) ? value.map((one) => shortened(one, longest.listed)) : value
}

const short = (item: Item | undefined) =>
  item && Object.fromEntries(Object.entries(item).map(([name, value]) => [name, shortened(value)]))

/** So that it blocks no other. */
export const putAside = async ({ key, old }: Change, error: unknown) => {
  const level = levelOf(error)
  console.error(JSON.stringify({ level, reactions: key.pk, ...describeError(error) }))
  metric('ReactionsFailed', 1)
  if (!process.env.REACTION_QUEUE_URL) throw error
  await askReactions({ change: { key, old: short(old) } }, 5)
}

const isShownOtherwise = ({ entity, old, is }: Change) =>
  entity === 'lead' && !isDeepStrictEqual({ ...old, toldAt: 0 }, { ...is, toldAt: 0 })

/** After everything in the batch. */
const notePulses = async (changes: readonly Change[]) => {
  const pulse = changes.find(({ entity }) => entity === 'pulse')?.is
  if (!pulse) return
  await notePulse(Number(pulse.at))
  metric('Pulse', 1)
}

/** They decide all due dates. */
const isHolidays = ({ entity, key }: Change) => entity === 'setting' && key.sk === 'holidays'

/** The chat goes with its lead. */
const forgetGone = async ({ entity, old, is }: Change) => {
  if (entity !== 'lead' || is || !old) return
  await forgetSaid(lead.shape.conversation.safeParse(old.conversation).data ?? [])
}

const atOnce = 8

/** Failures go to `failed`. */
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

const isReadByBot = (entity: string) =>
  everyNounTable.some(({ noun, isReadByBot }) => isReadByBot && noun.name === entity)

/** Invalidates running instances' copies. */
const tellBot = async (changes: readonly Change[]) => {
  if (changes.some(({ entity }) => isReadByBot(entity))) await bumpBotVersion()
}

/** Single failures go to `failed`; rejects if the rest fails, and all is repeatable. */
export const react = async (
  all: readonly Change[],
  given: Around,
  failed: typeof putAside = putAside,
) => {
  const changes = merged(all)
  // Created and deleted within a batch, it has no image before.
  await eachOf(all, forgetGone, failed)
  const paths = new Set<string>()
  const one = async (change: Change) => {
    await derive[change.entity]?.(change, given)
    for (const path of await pathsOf(change, given.now)) paths.add(path)
  }
  // First: screens wait.
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
