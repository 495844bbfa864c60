import { tokens } from '@bong-bari/text'

const introductions = [
  /^(?:(?:hi|hello|hey)[ ,!.]+)?(?:my name is|my name's|amar nam(?: holo)?|amar naam(?: holo)?|আমার নাম(?: হল)?)\s+(?<name>[\p{L}\p{M}]{2,20}(?: \p{L}[\p{L}\p{M}]{1,20})?)[.!]?$/iu,
  /^(?:(?:hi|hello|hey|Hi|Hello|Hey)[ ,!.]+)?(?:[Ii] am|[Ii]['’]m|[Tt]his is|[Aa]mi)\s+(?<name>\p{Lu}[\p{L}\p{M}]{1,20}(?: \p{Lu}[\p{L}\p{M}]{1,20})?)[.!]?$/u,
  /^(?:ami|আমি)\s+(?<name>[\p{L}\p{M}]{2,20})\s+(?:bolchi|bolchhi|বলছি)[.!]?$/iu,
]
/** After "I am" these say how somebody is, not who. */
const states = new Set(
  tokens(
    'sad happy bored tired hungry sick lonely fine good ok okay bengali indian english sorry here back from',
  ),
)

/** The name in an introduction, such as "my name is Riya"; undefined where a message is none. */
export const nameIn = (message: string): string | undefined => {
  for (const introduction of introductions) {
    const name = introduction.exec(message.trim().normalize('NFC'))?.groups?.name
    if (name && !tokens(name).some((word) => states.has(word)))
      return name.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  }
  return undefined
}
