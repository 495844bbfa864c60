import type { ManagedPost } from '@bong-bari/contract'
import { othersDraft, ownDraft } from '../../office/own-draft.ts'
import { keep, keptKeys, lastingBeginning, readKept } from '../../ui/kept.ts'
import type { PostValues } from './post-values.ts'

const beginning = `${lastingBeginning}post:`

/** An editor that is open somewhere writes again within this, in ms; one that does not is gone. */
const silence = 12_000

/**
 * Whose words are kept; `new` where the server knows of none yet. `tried` is the key of a call that may have
 * created it, `post` that which the words were begun from.
 */
export type PostNote = {
  id: string
  tab: string
  at: number
  tried?: string | undefined
  post?: ManagedPost | undefined
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
      return note ? [{ ...note, key }] : []
    })
    .sort(byAge)
}

/** Drafts with words that no server has and no open editor is about to send. */
export const unsentPosts = (now: number) =>
  ownNotes()
    .filter((note) => isSilent(note, now))
    .map(({ key, id }) => ({ key, id, title: String(Object(readKept(key)).title ?? '') }))

/** A draft as the words that are kept of it were begun from, for when the server cannot say how it stands. */
export const keptPost = (id: string): ManagedPost | undefined => {
  const found = ownNotes().find((one) => one.id === id && one.post?.status === 'draft')
  const base: Partial<PostValues> = Object(Object(readKept(found?.key ?? '')).base)
  return found?.post && { ...found.post, content: String(base.content ?? '') }
}

/**
 * The key under which an editor keeps what is typed of a post from now on, and what was kept before by one
 * that is gone. Words of a post that the server has are laid over it wherever they come from; those of a new
 * one may be somebody's who still writes in another tab.
 */
export const takeOver = (id: string) => {
  const name = `${beginning}${random()}`
  const now = Date.now()
  const found = ownNotes().find((one) => one.id === id && (id !== 'new' || isSilent(one, now)))
  if (!found) return { name, tried: undefined, isFound: false }
  keep(ownDraft(name), readKept(found.key))
  keep(found.key, undefined)
  // What the version before kept there was no key.
  const tried = typeof found.tried === 'string' ? found.tried : undefined
  return { name, tried, isFound: true }
}
