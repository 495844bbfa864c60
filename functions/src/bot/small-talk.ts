import type { Turn } from '@bong-bari/contract'
import { smallTalk } from '@bong-bari/site/bot-talk'
import { type Language, tokens } from '@bong-bari/text'

const talkOf = (id: string) => smallTalk.find((one) => one.id === id)

const linesOf = (talk: (typeof smallTalk)[number]) => [
  ...talk.bengali,
  ...talk.benglish,
  ...talk.english,
]

const isPattern = (line: string, said: string) => {
  const [before = '', after = ''] = line.split('{visitor}')
  return (
    said === line || (line.includes('{visitor}') && said.startsWith(before) && said.endsWith(after))
  )
}

/** Among lines of its language. */
const lastPlace = (talk: (typeof smallTalk)[number], history: readonly Turn[]) => {
  for (const { role, content } of history.toReversed()) {
    if (role !== 'assistant') continue
    const place = linesOf(talk).findIndex((line) => isPattern(line, content))
    if (place >= 0) return place % talk.english.length
  }
  return undefined
}

/** After the last said, else by the clock. */
export const smallTalkLine = (
  id: string,
  language: Language,
  history: readonly Turn[],
  now: Date,
): string | undefined => {
  const talk = talkOf(id)
  if (!talk) return undefined
  const lines = talk[language]
  const last = lastPlace(talk, history)
  const place = last === undefined ? Math.floor(now.getTime() / 60_000) : last + 1
  return lines[place % lines.length]
}

export const lastJoke = (history: readonly Turn[]) => {
  const joke = talkOf('joke')
  return joke !== undefined && lastPlace(joke, history) !== undefined
}

const introductions = [
  /^(?:(?:hi|hello|hey)[ ,!.]+)?(?:my name is|my name's|amar nam(?: holo)?|amar naam(?: holo)?|আমার নাম(?: হল)?)\s+(?<name>[\p{L}\p{M}]{2,20}(?: \p{L}[\p{L}\p{M}]{1,20})?)[.!]?$/iu,
  /^(?:(?:hi|hello|hey|Hi|Hello|Hey)[ ,!.]+)?(?:[Ii] am|[Ii]['’]m|[Tt]his is|[Aa]mi)\s+(?<name>\p{Lu}[\p{L}\p{M}]{1,20}(?: \p{Lu}[\p{L}\p{M}]{1,20})?)[.!]?$/u,
  /^(?:ami|আমি)\s+(?<name>[\p{L}\p{M}]{2,20})\s+(?:bolchi|bolchhi|বলছি)[.!]?$/iu,
]
/** States, not names. */
const states = new Set(
  tokens(
    'sad happy bored tired hungry sick lonely fine good ok okay bengali indian english sorry here back from',
  ),
)

/** From an introduction. */
export const nameIn = (message: string): string | undefined => {
  for (const introduction of introductions) {
    const name = introduction.exec(message.trim().normalize('NFC'))?.groups?.name
    if (name && !tokens(name).some((word) => states.has(word)))
      return name.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  }
  return undefined
}

const onlyLaughs = /^[\s!.?]*(?:(?:😂|🤣|😹|😆|😄|😁|😀|😅)[\s!.]*)+$/u
const onlyHearts = /^[\s!.?]*(?:(?:❤️?|🧡|💛|💚|💙|💜|😍|🥰|😘|💕)[\s!.]*)+$/u
const onlyHands = /^[\s!.?]*(?:(?:🙏|👋)[\u{1f3fb}-\u{1f3ff}]?[\s!.]*)+$/u
const onlyPraise = /^[\s!.?]*(?:(?:👍|👏|🔥|💯|🎉|👌|🙌)[\u{1f3fb}-\u{1f3ff}]?[\s!.]*)+$/u
const onlySad = /^[\s!.?]*(?:(?:😢|😭|😞|😔|☹️?|🥺|💔|😟)[\s!.]*)+$/u
const laughing =
  /^\W*(?:(?:a?ha){2,}h?|(?:he){2,}|(?:hi){2,}|l+o+l+|lmf?ao+|rofl|হা\s*হা.*|হিহি|হাহা\S*)(?:\s|$)/iu
const anyLaughter = /[😂🤣😹]|💀|\b(?:lmf?ao+|rofl|dying)\b|হাসতে হাসতে|h[ao]sh?te h[ao]sh?te/iu

/** By signs alone. */
export const talkBySigns = (message: string): string | undefined => {
  if (onlyLaughs.test(message) || laughing.test(message)) return 'laugh'
  if (onlyHearts.test(message)) return 'love'
  if (onlyHands.test(message)) return 'hello'
  if (onlyPraise.test(message)) return 'praise'
  if (onlySad.test(message)) return 'mood'
  return anyLaughter.test(message) && tokens(message).length <= 8 ? 'laugh' : undefined
}
