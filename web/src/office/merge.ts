/** A form's values as they stand on the server, and who changed them when. */
export type Standing<Values> = {
  version: number
  changedBy: string | null
  updatedAt: string | null
  values: Values
  /** Fields of which something else changed than what stands there: what they were begun from, and what that says now. */
  moved?: { from: Partial<Values>; to: Partial<Values> } | undefined
}

/** A field that two people changed, each to something else. */
export type Clash = { name: string; theirs: unknown; mine: unknown }

/** Ends of a text are stored without their spaces: those are no change. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

const same = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b))

const namesOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]

/** The fields that were changed since `base`. */
export const changedNames = <Values extends object>(base: Values, typed: Values) =>
  namesOf(typed).filter((name) => !same(base[name], typed[name]))

/** `base` with what was `sent` and stands there by now: its answer was lost, and it is nobody else's. */
export const withSent = <Values extends object>(
  base: Values,
  sent: readonly Partial<Values>[],
  theirs: Values,
): Values => {
  const from = { ...base }
  const isOwn = (name: keyof Values) =>
    sent.some((one) => name in one && same(one[name], theirs[name]))
  for (const name of namesOf(base)) if (isOwn(name)) from[name] = theirs[name]
  return from
}

/**
 * Lays what was typed since `base` over what stands there now. Fields that only one side touched are
 * theirs or mine; those that both did stay as typed and are told.
 */
export const merge = <Values extends object>(base: Values, typed: Values, theirs: Values) => {
  const changed = changedNames(base, typed)
  const values = { ...theirs }
  for (const name of changed) values[name] = typed[name]
  const clashes: Clash[] = changed
    .filter((name) => !same(theirs[name], base[name]) && !same(theirs[name], typed[name]))
    .map((name) => ({ name, theirs: theirs[name], mine: typed[name] }))
  return { values, clashes }
}
