/** A form's values on the server, with their last change. */
export type Snapshot<Values> = {
  version: number
  changedBy: string | null
  updatedAt: string | null
  values: Values
  /** Fields whose published value changed beneath a pending edit: before and after. */
  moved?: { from: Partial<Values>; to: Partial<Values> } | undefined
}

/** `values` is what the edit began from, `stands` the server's, `theirs` what is still to merge from it. */
export type Base<Values> = Omit<Snapshot<Values>, 'moved'> & { stands: Values; theirs: Values }

/** Sent without an answer so far, and what was typed: others' changes may have gone along. */
export type Sent<Values> = { sent: Partial<Values>; typed: Partial<Values> }

export type Piece = { text: string } | { theirs: string; mine: string }

/** A field in conflict; only a text has pieces. */
export type Clash = { name: string; theirs: unknown; mine: unknown; pieces: Piece[] }

/** The server trims texts, so outer spaces are no change. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

export const same = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b))

const namesOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]

export const changedNames = <Values extends object>(base: Values, typed: Values) =>
  namesOf(typed).filter((name) => !same(base[name], typed[name]))

/** `base` plus what was sent and is stored: its answer was lost, but it is our own change. */
export const withSent = <Values extends object>(
  base: Values,
  sent: readonly Sent<Values>[],
  theirs: Values,
): Values => {
  const from = { ...base }
  for (const name of namesOf(base)) {
    const own = sent.findLast((one) => name in one.sent && same(one.sent[name], theirs[name]))
    if (own && name in own.typed) Object.assign(from, { [name]: own.typed[name] })
  }
  return from
}

/** Three-way merge by field. Fields that both changed keep what was typed and are named in `both`. */
export const merge = <Values extends object>(base: Values, typed: Values, theirs: Values) => {
  const changed = changedNames(base, typed)
  const values = { ...theirs }
  for (const name of changed) values[name] = typed[name]
  const both = changed.filter(
    (name) => !same(theirs[name], base[name]) && !same(theirs[name], typed[name]),
  )
  return { values, both }
}
