import { othersDraft, ownDraft } from '../../office/own-draft.ts'
import { keep, keptKeys, lastingPrefix, readKept } from '../../ui/kept.ts'
import type { EditedPost, PostValues } from './post-values.ts'

const beginning = `${lastingPrefix}post:`

/** An editor that is open somewhere writes again within this, in ms; one that does not is gone. */
const silence = 12_000

/**
 * Whose words are kept; `new` where the server knows of none yet. `tried` is the key of a call that may have
 * created it, `post` that which the words were begun from.
 */
export type PostNote = {
  id: string
  /** Names a post that was begun here, for as long as the server has none of it. */
  begun?: string | undefined
  tab: string
  at: number
  tried?: string | undefined
  post?: EditedPost | undefined
}

const noteOf = (key: string): PostNote | undefined => Object(readKept(key)).note

const random = () => Math.random().toString(36).slice(2)

/** Names this tab, over reloads. */
export const tabName = () => {
  const known = readKept('tab')
  if (typeof known === 'string') return known
  const name = random()
  keep('tab', name)
  return name
}

const isSilent = ({ at, tab }: PostNote, now: number) => tab === tabName() || now - at > silence

const byAge = (a: PostNote, b: PostNote) => b.at - a.at

const ownNotes = () => {
  const isOthers = othersDraft()
  return keptKeys(beginning)
    .filter((key) => !isOthers(key))
    .flatMap((key) => {
      const note = noteOf(key)
      // What the version before began has no name of its own.
      return note ? [{ begun: key.slice(beginning.length).split('@')[0], ...note, key }] : []
    })
    .sort(byAge)
}

const wordsAt = (key: string) => Object(readKept(key))

/** Words that are kept of posts, and that no open editor is about to send. */
export const unsentPosts = (now: number) =>
  ownNotes()
    .filter((note) => isSilent(note, now))
    .map(({ key, id, begun, tried }) => {
      const { base, title, ...words } = wordsAt(key)
      return {
        key,
        /** That which opens it. */
        id: id === 'new' ? `${unfinishedPrefix}${begun ?? ''}` : id,
        title: String(title ?? ''),
        /** Whether the server was asked to take them. */
        isTried: tried !== undefined || id !== 'new',
        words: { title, ...words },
        base,
      }
    })

export const forgetUnsent = (key: string) => keep(key, undefined)

const unfinishedPrefix = 'begun-'

/** New posts that were begun and are not known to be saved. */
export const unfinishedPosts = (now: number) =>
  unsentPosts(now).filter(({ id }) => id.startsWith(unfinishedPrefix))

// What became of posts whose editor was closed before the answer came.
const born = new Map<string, string>()

export const noteCreated = (begun: string, id: string) => born.set(begun, id)

/** What `begun-...` opens by now: the words that are kept here, or the post that was made of them, or neither. */
export const openedBy = (id: string) => {
  if (!id.startsWith(unfinishedPrefix)) return { id }
  const begun = id.slice(unfinishedPrefix.length)
  const note = ownNotes().find((one) => one.begun === begun)
  if (note?.id === 'new') return { begun }
  return { id: note?.id ?? born.get(begun) }
}

/** A post as the words that are kept of it were begun from, for when the server cannot say how it stands. */
export const keptPost = (id: string): EditedPost | undefined => {
  const found = ownNotes().find((one) => one.id === id && one.post)
  const base: Partial<PostValues> = Object(Object(readKept(found?.key ?? '')).base)
  return found?.post && { ...found.post, content: String(base.content ?? '') }
}

/**
 * The key under which an editor keeps what is typed of a post from now on, and what was kept before by one
 * that is gone. Words of a post that the server has are laid over it wherever they come from; a new one
 * begins empty, or goes on with what was `begun`.
 */
export const takeOver = (id: string | undefined, begun = random()) => {
  const name = `${beginning}${random()}`
  const found = ownNotes().find((one) =>
    id === undefined ? one.id === 'new' && one.begun === begun : one.id === id,
  )
  if (!found) return { name, begun, tried: undefined, isFound: false }
  keep(ownDraft(name), readKept(found.key))
  keep(found.key, undefined)
  // What the version before kept there was no key.
  const tried = typeof found.tried === 'string' ? found.tried : undefined
  return { name, begun, tried, isFound: true }
}
