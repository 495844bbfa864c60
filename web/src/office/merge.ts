/** A form's values as they stand on the server, and who changed them when. */
export type Standing<Values> = {
  version: number
  changedBy: string | null
  updatedAt: string | null
  values: Values
  /** Fields of which something else changed than what stands there: what they were begun from, and what that says now. */
  moved?: { from: Partial<Values>; to: Partial<Values> } | undefined
}

/** What is typed was begun from `values`; `stands` is on the server, and `theirs` what is to come in of it. */
export type Base<Values> = Omit<Standing<Values>, 'moved'> & { stands: Values; theirs: Values }

/** What went out without an answer yet, and how it stood in the form: others' words may have gone with it. */
export type Sent<Values> = { sent: Partial<Values>; typed: Partial<Values> }

/** A run of a text that is settled, or that two people changed each to something else. */
export type Piece = { text: string } | { theirs: string; mine: string }

/** A field that two people changed, each to something else; a text in pieces, anything else without. */
export type Clash = { name: string; theirs: unknown; mine: unknown; pieces: Piece[] }

/** Ends of a text are stored without their spaces: those are no change. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

export const same = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b))

const namesOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]

/** The fields that were changed since `base`. */
export const changedNames = <Values extends object>(base: Values, typed: Values) =>
  namesOf(typed).filter((name) => !same(base[name], typed[name]))

/** `base` with what was sent and stands there by now: its answer was lost, and it is nobody else's. */
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

/**
 * Lays what was typed since `base` over what stands there now. Fields that only one side touched are
 * theirs or mine; those that both did stay as typed and are named.
 */
export const merge = <Values extends object>(base: Values, typed: Values, theirs: Values) => {
  const changed = changedNames(base, typed)
  const values = { ...theirs }
  for (const name of changed) values[name] = typed[name]
  const both = changed.filter(
    (name) => !same(theirs[name], base[name]) && !same(theirs[name], typed[name]),
  )
  return { values, both }
}
