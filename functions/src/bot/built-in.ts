import type { AnswerWay, Link, Turn } from '@bong-bari/contract'
import { dayInKolkata, momentOfClock, promiseIn, site } from '@bong-bari/site'
import { type BuiltInRow, builtInRows } from '@bong-bari/site/bot-rows'
import { uploadInBenglish, uploadWords } from '@bong-bari/site/next-upload'
import { type Language, tokens } from '@bong-bari/text'
import { type Contacts, whatsappLink } from './contacts.ts'
import { readUnits } from './match/units.ts'
import type { SiteContent } from './site-content.ts'

/** When the next video comes, in words of each language; undefined if the time is unknown or past. */
export const describeNextUpload = (
  moment: string,
  now: Date,
): Record<Language, string> | undefined => {
  if (!(momentOfClock(moment) > now)) return undefined
  const today = dayInKolkata(now)
  const { en, bn } = uploadWords(moment, today)
  return { bengali: bn, benglish: uploadInBenglish(moment, today), english: en }
}

const introductions = [
  /^(?:(?:hi|hello|hey)[ ,!.]+)?(?:my name is|my name's|amar nam(?: holo)?|amar naam(?: holo)?|আমার নাম(?: হল)?)\s+(?<name>[\p{L}\p{M}]{2,20}(?: \p{L}[\p{L}\p{M}]{1,20})?)[.!]?$/iu,
  /^(?:(?:hi|hello|hey|Hi|Hello|Hey)[ ,!.]+)?(?:[Ii] am|[Ii]['’]m|[Tt]his is|[Aa]mi)\s+(?<name>\p{Lu}[\p{L}\p{M}]{1,20}(?: \p{Lu}[\p{L}\p{M}]{1,20})?)[.!]?$/u,
  /^(?:ami|আমি)\s+(?<name>[\p{L}\p{M}]{2,20})\s+(?:bolchi|bolchhi|বলছি)[.!]?$/iu,
]
/** After "I am" these say how somebody is, not who. */
const wordsOfState = new Set(
  tokens(
    'sad happy bored tired hungry sick lonely fine good ok okay bengali indian english sorry here back from',
  ),
)

/** The name in an introduction, such as "my name is Riya"; undefined where a message is none. */
export const findIntroducedName = (message: string): string | undefined => {
  for (const introduction of introductions) {
    const name = introduction.exec(message.trim().normalize('NFC'))?.groups?.name
    if (name && !tokens(name).some((word) => wordsOfState.has(word)))
      return name.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  }
  return undefined
}

export const findBuiltInRow = (id: string) => builtInRows.find((row) => row.id === id)

/** Ends a text that somebody typed into a setting, so that a sentence can follow. */
const endSentence = (text: string) => (text && !/[.!?।]$/.test(text) ? `${text}.` : text)

/** What the values of names in braces come from. */
export type AnswerContext = {
  contacts: Contacts
  content: SiteContent
  language: Language
  message: string
  history: readonly Turn[]
  now: Date
  /** The visitor's name, if they said it. */
  visitor?: string | undefined
}

const placeholderValues = ({
  contacts,
  content,
  language,
  now,
  visitor,
}: AnswerContext): Record<string, string> => {
  return {
    name: site.name,
    nameBengali: site.nameBengali,
    year: `${site.year}`,
    email: contacts.email,
    whatsapp: `${contacts.whatsapp} (${whatsappLink(contacts.whatsapp)})`,
    whatsappLink: whatsappLink(contacts.whatsapp),
    youtube: contacts.youtube,
    instagram: contacts.instagram,
    twitter: contacts.twitter,
    care: contacts.careLine,
    promise: promiseIn(contacts.replyPromise)[language === 'bengali' ? 'bn' : 'en'],
    reach: endSentence(
      contacts.reach || (content.subscribers && `YouTube: ${content.subscribers}`),
    ),
    prices: content.prices,
    next: describeNextUpload(contacts.nextUpload, now)?.[language] ?? '',
    visitor: visitor ?? '',
  }
}

/** A text of the team with its names in braces filled in; an unknown name stays as typed. */
export const fillPlaceholders = (text: string, asked: AnswerContext): string => {
  if (!text.includes('{')) return text
  const values = placeholderValues(asked)
  return text.replace(/\{(\w+)\}/g, (typed, name: string) => values[name] || typed)
}

/** Undefined where a name in braces has no value. */
const fillAllPlaceholders = (text: string, values: Record<string, string>) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (!names.every((name) => values[name])) return undefined
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Whether a line was said, whatever stood in place of its names in braces. */
const isSaid = (line: string, said: string) => {
  const parts = line.split(/\{\w+\}/)
  if (parts.length === 1) return line === said
  if (!said.startsWith(parts[0] ?? '') || !said.endsWith(parts.at(-1) ?? '')) return false
  let at = 0
  for (const part of parts) {
    at = said.indexOf(part, at)
    if (at < 0) return false
    at += part.length
  }
  return true
}

const languages = ['bengali', 'benglish', 'english'] as const

const listLines = ({ answers, whenKnown }: BuiltInRow) =>
  languages.flatMap((language) => [
    ...answers[language].map((line, place) => ({ line, place })),
    ...(whenKnown ? [{ line: whenKnown[language], place: 0 }] : []),
  ])

/** A line of a row, and its place among those of its language. */
type SaidLine = { row: BuiltInRow; place: number }

const findSaidLine = (said: string): SaidLine | undefined => {
  for (const row of builtInRows) {
    const found = listLines(row).find(({ line }) => isSaid(line, said))
    if (found) return { row, place: found.place }
  }
  return undefined
}

const listAnswersNewestFirst = (history: readonly Turn[]) =>
  history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).toReversed()

/** An answer to two questions has a line for each. */
const findSaidLines = (content: string): SaidLine[] => {
  const whole = findSaidLine(content)
  return whole ? [whole] : content.split('\n').flatMap((line) => findSaidLine(line) ?? [])
}

/** The rows whose lines were said, the last answer first. */
export const findSaidRows = (history: readonly Turn[]): BuiltInRow[] =>
  listAnswersNewestFirst(history).flatMap((content) => findSaidLines(content).map(({ row }) => row))

/** Finds the built-in lines of which the last answer was made. */
export const findLinesOfLastAnswer = (history: readonly Turn[]): SaidLine[] =>
  listAnswersNewestFirst(history).slice(0, 1).flatMap(findSaidLines)

/** The line after the last one said, else one by the clock. */
const choosePlace = (row: BuiltInRow, { history, now }: AnswerContext) => {
  const last = listAnswersNewestFirst(history)
    .flatMap(findSaidLines)
    .find((line) => line.row === row)
  return last ? last.place + 1 : Math.floor(now.getTime() / 60_000)
}

const findMostWatched = (videos: SiteContent['videos']) =>
  videos.reduce(
    (best, one) => ((one.views ?? 0) > (best?.views ?? 0) ? one : best),
    videos[1] ?? videos[0],
  )

const rowsWithNewestVideo = ['new', 'newest']
const rowsWithMostWatched = ['watch', 'kids']
/** Rows of which a blog post may tell more. */
const rowsWithPost = ['shoot', 'offer', 'howto']

const minNearness = 0.35

const findLinks = ({ id, question }: BuiltInRow, { content, message }: AnswerContext): Link[] => {
  if (rowsWithPost.includes(id)) {
    const post = [message, question.english]
      .flatMap((text) => content.search(readUnits(text)))
      .find(({ link, nearness }) => link.kind === 'post' && nearness >= minNearness)
    return post ? [post.link] : []
  }
  const video = rowsWithNewestVideo.includes(id)
    ? content.videos[0]
    : rowsWithMostWatched.includes(id)
      ? findMostWatched(content.videos)
      : undefined
  return video ? [{ kind: 'video', id: video.videoId }] : []
}

type BuiltInAnswer = {
  response: string
  source: AnswerWay
  links: Link[]
  offers: boolean
  /** Small talk, which the numbers do not count as a question. */
  isAside: boolean
}

const answerWayOf = ({ id, group }: BuiltInRow): AnswerWay =>
  id === 'person' ? 'handoff' : group === 'talk' ? 'built-in' : 'fact'

/** A fact that a page shows too, such as prices; undefined while it has no value. */
export const renderPageFact = (row: BuiltInRow, asked: AnswerContext): string | undefined =>
  row.fact && fillAllPlaceholders(row.fact[asked.language], placeholderValues(asked))

/** Says the line at a place, or the next one. Undefined where a value is missing, such as a visitor's name. */
export const renderBuiltInRow = (
  row: BuiltInRow,
  asked: AnswerContext,
  place = choosePlace(row, asked),
): BuiltInAnswer | undefined => {
  const lines = row.answers[asked.language]
  const line = lines[place % lines.length] ?? ''
  const values = placeholderValues(asked)
  const complete = row.whenKnown && fillAllPlaceholders(row.whenKnown[asked.language], values)
  const response = complete ?? fillAllPlaceholders(line, values)
  if (response === undefined) return undefined
  return {
    response,
    source: answerWayOf(row),
    links: findLinks(row, asked),
    offers: row.offers === true,
    isAside: row.group === 'talk' && row.id !== 'person',
  }
}
