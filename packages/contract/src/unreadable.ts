import type { NounName } from './nouns.ts'

/** Kinds of items that lists leave out when unreadable. */
export type UnreadableKind =
  | NounName
  | 'channel'
  | 'session'
  | 'setting'
  | 'trash'
  | 'unanswered'
  | 'user'
  | 'video'

/** Its id deletes it. */
export type Unreadable = { kind: UnreadableKind; id: string }

/** Set on lists of leads while pages, search and bot lag. */
export const behindHeader = 'x-behind'

/** Tells admins what was left out. */
export const unreadableHeader = 'x-unreadable'

/** More follow once these are gone. */
const mostNamed = 50

export const unreadableText = (items: readonly Unreadable[]) =>
  items
    .slice(0, mostNamed)
    .map(({ kind, id }) => `${kind}:${encodeURIComponent(id)}`)
    .join(',')

/** Kinds may be a newer server's. */
export const unreadableIn = (text: string | null) =>
  (text ?? '').split(',').flatMap((one) => {
    const [kind, id] = one.split(':')
    return kind && id ? [{ kind, id: decodeURIComponent(id) }] : []
  })
