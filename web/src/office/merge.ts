/** A form's values on the server, with their last change. */
export type Snapshot<Values> = {
  version: number
  changedBy: string | null
  updatedAt: string | null
  values: Values
}

/** A field that both changed. A text may also keep `both`, theirs first. */
export type Conflict = { name: string; theirs: unknown; mine: unknown; both?: string | undefined }

/** The server trims texts, so outer spaces are no change. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

export const same = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b))

const namesOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]

export const changedNames = <Values extends object>(base: Values, typed: Values) =>
  namesOf(typed).filter((name) => !same(base[name], typed[name]))

/** Recognizes a value that was sent (FNV-1a of its UTF-16 units), so that no text is kept a second time. */
export const fingerprintOf = (name: string, value: unknown) => {
  const text = String(comparable(value))
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return `${name} ${text.length} ${sum >>> 0}`
}

/** `base` with those values of `theirs` that were sent from here: only the answer was lost. */
export const withSent = <Values extends object>(
  base: Values,
  sent: readonly string[],
  theirs: Values,
): Values => {
  const own = namesOf(base).filter((name) => sent.includes(fingerprintOf(name, theirs[name])))
  return { ...base, ...pick(theirs, own) }
}

export const pick = <Values extends object>(values: Values, names: readonly (keyof Values)[]) => {
  const picked: Partial<Values> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}

/** Three-way merge by field. Fields that both changed keep what was typed and are named in `both`. */
export const merge = <Values extends object>(base: Values, typed: Values, theirs: Values) => {
  const changed = changedNames(base, typed)
  const both = changed.filter(
    (name) => !same(theirs[name], base[name]) && !same(theirs[name], typed[name]),
  )
  return { values: { ...theirs, ...pick(typed, changed) }, both }
}
