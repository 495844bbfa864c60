export const placeholders = ['name', 'company', 'owner'] as const
export type Placeholder = (typeof placeholders)[number]

const isKnown = (word: string): word is Placeholder => placeholders.some((known) => known === word)

/** `{{word}}` is literal, `{word}` a placeholder, lone braces text. */
const braced = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g

const unknownIn = (text: string) =>
  [...text.matchAll(braced)].flatMap(([, , word]) => (word?.trim() && !isKnown(word) ? [word] : []))

export const hasKnownPlaceholders = (text: string) => unknownIn(text).length === 0

/** An error in a text's braces, beginning with `label`. */
export const placeholderComplaint = (text: string, label: string) => {
  const [word = ''] = unknownIn(text)
  const known = placeholders.map((one) => `{${one}}`).join(', ')
  return `${label} has {${word}}, which nothing can fill: there are ${known}. Write {{${word}}} for the braces themselves`
}

export const filled = (text: string, values: Record<Placeholder, string>) =>
  text.replace(braced, (whole, asText?: string, word?: string) => {
    if (asText !== undefined) return `{${asText}}`
    return word !== undefined && isKnown(word) ? values[word] : whole
  })
