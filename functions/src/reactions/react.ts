import { isDeepStrictEqual } from 'node:util'
import { lead } from '@bong-bari/contract'
import {
  everyNounTable,
  findInTrash,
  findItem,
  findLead,
  findPictureNote,
  type Item,
  raiseBotVersion,
  raiseLeadsVersion,
  readAuditItem,
  readLeads,
  recordPulse,
  type StoredLead,
  type StreamChange,
  type StreamedEntity,
  setLeadDueAt,
  storedPictureNote,
} from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { once } from '@bong-bari/text'
import { enqueueNotices } from '../adapters/notice-queue.ts'
import { enqueuePaths } from '../adapters/publish-queue.ts'
import { logLevelOf } from '../adapters/queues.ts'
import { enqueueReaction } from '../adapters/reaction-queue.ts'
import { forgetStoredQuestions } from '../bot/stored-question.ts'
import { describeError } from '../http/log.ts'
import {
  auditRecipients,
  concernsTeam,
  hashRecipient,
  readNoticeSettings,
} from '../public-data/notice-settings.ts'
import { findHolidays, makeDueAtRule, readSettings } from '../public-data/settings.ts'
import { listChangedPaths, updateVideoPosts } from './pages.ts'
import { enqueueLeadNotices } from './tell.ts'
import { updateSearchIndex } from './words.ts'

/** Returns how to compute a due date by the current settings. */
const readDueDateRule = async () => makeDueAtRule(findHolidays(await readSettings()))
type DueDateRule = Awaited<ReturnType<typeof readDueDateRule>>

/** Since when a lead waits for an answer, or undefined if it does not. */
const findWaitStart = ({ repliedAt, wroteBackAt, createdAt }: StoredLead) =>
  wroteBackAt ?? (repliedAt ? undefined : createdAt)

const isDueDateRight = (lead: StoredLead, promised: DueDateRule) => {
  const { leadStatus, dueAt } = lead
  const since = findWaitStart(lead)
  return !since || (!dueAt && leadStatus !== 'new') || dueAt === promised(since)
}

/** Corrects the due date of a waiting lead. `seen` may be out of date, so the lead is read again. */
export const correctDueDate = async (seen: StoredLead, promised: DueDateRule) => {
  if (isDueDateRight(seen, promised)) return
  const lead = await findLead(seen.id)
  const since = lead && findWaitStart(lead)
  if (since && !isDueDateRight(lead, promised)) await setLeadDueAt(lead, promised(since))
}

/**
 * Removes a picture's files when its entry in the trash is gone, by hand or by its age. The same picture
 * may have been uploaded, restored or deleted again meanwhile; then the files stay.
 */
const erasePicture = async ({ old, is }: StreamChange, now: Date) => {
  if (is || old?.kind !== 'picture') return
  const picture = storedPictureNote.parse(old.item)
  if ((await findPictureNote(picture.id)) || (await findInTrash('picture', picture.id, now))) return
  const { removeObject } = await import('../adapters/media-objects.ts')
  for (const { src } of [picture, picture.small ?? []].flat()) await removeObject(src.slice(1))
}

export type ReactionContext = { now: Date; promised: () => Promise<DueDateRule> }

/** Creates the context of a batch of reactions. Settings are read once, when first needed. */
export const createContext = (now: Date): ReactionContext => ({
  now,
  promised: once(readDueDateRule),
})

/** The search index comes last, because it may lag behind. */
const reactToLead = async (change: StreamChange, { now, promised }: ReactionContext) => {
  await enqueueLeadNotices(change, now)
  const lead = change.old ? undefined : readLeads.one(change.is)
  if (lead) await correctDueDate(lead, await promised())
  await updateSearchIndex(change)
}

/** The team hears of new access to the office and of redirected notices. */
const enqueueAuditNotices = async ({ is }: StreamChange): Promise<void> => {
  const entry = readAuditItem(is)
  if (!entry || !concernsTeam(entry)) return
  const whom = auditRecipients(entry, await readNoticeSettings())
  const { at, id } = entry
  await enqueueNotices(whom.map((one) => ({ audit: `${at}#${id}`, whom: hashRecipient(one) })))
}

/** What follows from a change of each entity. It is computed from the current table, so it may be repeated and come in any order. */
export const reactionsByEntity: {
  [Name in StreamedEntity]?: (change: StreamChange, context: ReactionContext) => Promise<void>
} = {
  audit: enqueueAuditNotices,
  lead: reactToLead,
  post: updateVideoPosts,
  trash: (change, { now }) => erasePicture(change, now),
}

/** Merges the changes of each item into one, from before the first to after the last. */
const mergeChanges = (changes: readonly StreamChange[]) => {
  const merged = new Map<string, StreamChange>()
  for (const change of changes) {
    const name = `${change.key.pk} ${change.key.sk}`
    merged.set(name, { ...change, old: merged.has(name) ? merged.get(name)?.old : change.old })
  }
  return [...merged.values()]
}

/** Texts are cut to so many UTF-16 units, those in lists to fewer, because queue messages are small. */
const maxLengths = { text: 2_000, listed: 500 }

const shortenValue = (value: unknown, maxLength = maxLengths.text): unknown => {
  if (typeof value === 'string') return value.slice(0, maxLength)
  return Array.isArray(value) ? value.map((one) => shortenValue(one, maxLengths.listed)) : value
}

const shortenItem = (item: Item | undefined) =>
  item &&
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, shortenValue(value)]))

/** Moves a failed change to the retry queue, so that the stream goes on. */
export const enqueueRetry = async ({ key, old }: StreamChange, error: unknown) => {
  const level = logLevelOf(error)
  console.error(JSON.stringify({ level, reactions: key.pk, ...describeError(error) }))
  metric('ReactionsFailed', 1)
  if (!process.env.REACTION_QUEUE_URL) throw error
  await enqueueReaction({ change: { key, old: shortenItem(old) } }, 5)
}

const isListChanged = ({ entity, old, is }: StreamChange) =>
  entity === 'lead' && !isDeepStrictEqual({ ...old, toldAt: 0 }, { ...is, toldAt: 0 })

/** Records the pulse after everything else in the batch, so that it shows how far reactions have come. */
const recordDeliveredPulse = async (changes: readonly StreamChange[]) => {
  const pulse = changes.find(({ entity }) => entity === 'pulse')?.is
  if (!pulse) return
  await recordPulse(Number(pulse.at))
  metric('Pulse', 1)
}

/** Holidays decide all due dates. */
const isHolidays = ({ entity, key }: StreamChange) => entity === 'setting' && key.sk === 'holidays'

/** When a lead is erased, what the brand said in the chat is erased too. */
const forgetErasedChat = async ({ entity, old, is }: StreamChange) => {
  if (entity !== 'lead' || is || !old) return
  await forgetStoredQuestions(lead.shape.conversation.safeParse(old.conversation).data ?? [])
}

const parallelChanges = 8

/** Runs `work` for all, a few at a time. Failures go to `failed`. */
export const forEachInParallel = async <One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  failed: (one: One, error: unknown) => Promise<unknown>,
) => {
  for (let at = 0; at < all.length; at += parallelChanges)
    await Promise.all(
      all
        .slice(at, at + parallelChanges)
        .map((one) => work(one).catch((error: unknown) => failed(one, error))),
    )
}

const isReadByBot = (entity: string) =>
  everyNounTable.some(({ noun, isReadByBot }) => isReadByBot && noun.name === entity)

/** Raises the bot's version, so that running instances read their rows again. */
const raiseBotVersionIfRead = async (changes: readonly StreamChange[]) => {
  if (changes.some(({ entity }) => isReadByBot(entity))) await raiseBotVersion()
}

/** Reacts to changes. A change that fails goes to `failed`. Rejects if anything else fails; everything may be repeated. */
export const react = async (
  all: readonly StreamChange[],
  context: ReactionContext,
  failed: typeof enqueueRetry = enqueueRetry,
) => {
  const changes = mergeChanges(all)
  // A lead that was created and deleted within the batch has no image before, so unmerged changes are used.
  await forEachInParallel(all, forgetErasedChat, failed)
  const paths = new Set<string>()
  const one = async (change: StreamChange) => {
    await reactionsByEntity[change.entity]?.(change, context)
    for (const path of await listChangedPaths(change, context.now)) paths.add(path)
  }
  // Raise the version first: dashboards poll it and show the change sooner.
  if (all.some(isListChanged)) await raiseLeadsVersion(context.now)
  await Promise.all([raiseBotVersionIfRead(changes), forEachInParallel(changes, one, failed)])
  await enqueuePaths([...paths])
  if (changes.some(isHolidays)) await enqueueReaction({ walk: { list: 'new leads' } })
  await recordDeliveredPulse(changes)
}

export const readCurrent = async ({
  key,
  old,
  entity,
}: Omit<StreamChange, 'is'>): Promise<StreamChange> => ({
  entity,
  key,
  old,
  is: await findItem(key),
})
