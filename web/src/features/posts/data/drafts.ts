import { formDrafts, matchOthersDrafts, ownDraft } from '../../../office/form/own-draft.ts'
import { newKey } from '../../../plain/new-key.ts'
import { listStoredKeys, localStoragePrefix } from '../../../ui/use-stored-values.ts'

const draftKeyPrefix = `${localStoragePrefix}post:`

/**
 * Says to which post a draft belongs. `id` is `new` until the server has it. `createKey` is the idempotency key of a call that may have
 * created it.
 */
export type PostNote = {
  id: string
  /** The name of a new post until the server has it. */
  draftId: string
  at: number
  createKey?: string | undefined
}

const readNote = (key: string) => formDrafts.read(key)?.note as PostNote | undefined

const byAge = (a: PostNote, b: PostNote) => b.at - a.at

const listOwnNotes = () => {
  const isOthers = matchOthersDrafts()
  return listStoredKeys(draftKeyPrefix)
    .filter((key) => !isOthers(key))
    .flatMap((key) => {
      const note = readNote(key)
      return note ? [{ ...note, key }] : []
    })
    .sort(byAge)
}

/** Lists what is kept on this device of posts, also what another tab is about to send. */
export const listUnsentPosts = () =>
  listOwnNotes().map(({ key, id, draftId, createKey }) => {
    const values: Record<string, unknown> = formDrafts.read(key) ?? {}
    return {
      key,
      id: id === 'new' ? `${unfinishedPrefix}${draftId}` : id,
      title: String(values.title ?? ''),
      /** Whether a save was attempted. */
      isTried: createKey !== undefined || id !== 'new',
      values,
    }
  })

export const forgetDraft = formDrafts.forget

const unfinishedPrefix = 'begun-'

export const listUnfinishedPosts = () =>
  listUnsentPosts().filter(({ id }) => id.startsWith(unfinishedPrefix))

// The ids of posts whose editor closed before the answer came, by the name of the draft.
const createdIds = new Map<string, string>()

export const noteCreated = (draftId: string, id: string) => createdIds.set(draftId, id)

/** What `begun-...` opens now: the kept words, the post made of them, or neither. */
export const resolveUnfinished = (id: string) => {
  if (!id.startsWith(unfinishedPrefix)) return { id }
  const draftId = id.slice(unfinishedPrefix.length)
  const note = listOwnNotes().find((one) => one.draftId === draftId)
  return note?.id === 'new' ? { draftId } : { id: note?.id ?? createdIds.get(draftId) }
}

/**
 * The key under which an editor keeps what is typed, and what an earlier editor kept. Words of a saved post
 * are laid over it wherever they come from; a new post begins empty, or with the draft `draftId`.
 */
export const takeOverDraft = (id: string | undefined, draftId = newKey()) => {
  const name = `${draftKeyPrefix}${newKey()}`
  const note = listOwnNotes().find((one) =>
    id === undefined ? one.id === 'new' && one.draftId === draftId : one.id === id,
  )
  if (!note) return { name, draftId, createKey: undefined, isRecovered: false }
  formDrafts.change(ownDraft(name), formDrafts.read(note.key) ?? {})
  formDrafts.forget(note.key)
  return { name, draftId, createKey: note.createKey, isRecovered: true }
}
