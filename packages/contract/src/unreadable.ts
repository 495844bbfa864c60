import type { NounName } from './nouns.ts'

/** Kinds of stored items that a list leaves out when they cannot be read. */
export type UnreadableKind =
  | NounName
  | 'channel'
  | 'session'
  | 'setting'
  | 'trash'
  | 'unanswered'
  | 'user'
  | 'video'

/** What an answer has left out, since it cannot be read; its id deletes it. */
export type Unreadable = { kind: UnreadableKind; id: string }

/** Stands in a list of leads while pages, searches and the bot lag behind what was saved. */
export const behindHeader = 'x-behind'

/** The header by which a caller with a session is told. */
export const unreadableHeader = 'x-unreadable'

/** So many are named in one answer; those that follow are named when some of these are gone. */
const mostNamed = 50

/** The header's value: `<kind>:<id>` of each, between commas. */
export const unreadableText = (items: readonly Unreadable[]) =>
  items
    .slice(0, mostNamed)
    .map(({ kind, id }) => `${kind}:${encodeURIComponent(id)}`)
    .join(',')

/** What a value of the header names; a kind may be one of a newer server. */
export const unreadableIn = (text: string | null) =>
  (text ?? '').split(',').flatMap((one) => {
    const [kind, id] = one.split(':')
    return kind && id ? [{ kind, id: decodeURIComponent(id) }] : []
  })
