const unseen = '\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff'

/** What a line loses at its ends. */
export const onlyUnseen = `[${unseen}]`

/** A line says something with a character of these. */
export const seen = { pattern: `[^${unseen}]` }

export const lineRule = {
  pattern: '^[^\\x01-\\x08\\x0e-\\x1f\\x7f-\\x9f\\u2028\\u2029]*$',
}
