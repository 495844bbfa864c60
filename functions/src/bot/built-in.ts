import type { Link, Turn } from '@bong-bari/contract'
import { dayInKolkata, momentOfClock, promiseIn, site } from '@bong-bari/site'
import { type BuiltInRow, builtInRows, findBuiltInRow } from '@bong-bari/site/bot-rows'
import { uploadInBenglish, uploadWords } from '@bong-bari/site/next-upload'
import type { Language } from '@bong-bari/text'
import { readContacts, whatsappLink } from './contacts.ts'
import type { Answer, Conversation } from './conversation.ts'
import { readUnits } from './match/units.ts'

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

/** Ends a text that somebody typed into a setting, so that a sentence can follow. */
const endSentence = (text: string) => (text && !/[.!?।]$/.test(text) ? `${text}.` : text)

/** A text with its names in braces filled in; a name that is unknown or has no value stays as typed. */
export const fillNames = async (text: string, language: Language, now: Date): Promise<string> => {
  if (!text.includes('{')) return text
  const contacts = await readContacts(now)
  const needsFigures = /\{(?:prices|reach)\}/.test(text)
  const figures = needsFigures
    ? await (await import('./site-content.ts')).readFigures(now)
    : undefined
  const subscribers = figures?.subscribers && `YouTube: ${figures.subscribers}`
  const values: Record<string, string> = {
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
    reach: endSentence(contacts.reach || subscribers || ''),
    prices: figures?.prices ?? '',
    next: describeNextUpload(contacts.nextUpload, now)?.[language] ?? '',
  }
  return text.replace(/\{(\w+)\}/g, (typed, name: string) => values[name] || typed)
}

/** The same, undefined where a name has no value. */
const fillAllNames = async (text: string | undefined, language: Language, now: Date) => {
  const filled = await fillNames(text ?? '', language, now)
  return /^$|\{\w+\}/.test(filled) ? undefined : filled
}

/** A fact that a page shows too, such as prices; undefined while it has no value. */
export const renderPageFact = ({ fact }: BuiltInRow, language: Language, now: Date) =>
  fillAllNames(fact?.[language], language, now)

/** A line of a row, and its place among those of its language. */
type SaidLine = { row: BuiltInRow; place: number }

/** The built-in lines of which an answer was made, whatever stood in place of their names in braces. */
export const findSaidLines = (answer: string): SaidLine[] =>
  answer.split('\n').flatMap((said) => {
    const isSaid = (line = '') => {
      const [beginning = '', ...others] = line.split(/\{\w+\}/)
      return said.startsWith(beginning) && others.every((part) => said.includes(part))
    }
    for (const row of builtInRows)
      for (const language of ['bengali', 'benglish', 'english'] as const) {
        const place = row.answers[language].findIndex(isSaid)
        if (place >= 0 || (row.whenKnown && isSaid(row.whenKnown[language])))
          return { row, place: Math.max(place, 0) }
      }
    return []
  })

/** The built-in lines of a talk, those of the last answer first. */
export const listSaidLines = (history: readonly Turn[]) =>
  history
    .toReversed()
    .flatMap(({ role, content }) => (role === 'assistant' ? findSaidLines(content) : []))

/** The line after the last one said, else one by the clock. */
const choosePlace = (row: BuiltInRow, history: readonly Turn[], now: Date) => {
  const last = listSaidLines(history).find((said) => said.row === row)
  return last ? last.place + 1 : Math.floor(now.getTime() / 60_000)
}

const minNearness = 0.35

/** The video that a row shows, or the post that is about the message or the question of the row. */
const findLinks = async (
  { card, question }: BuiltInRow,
  { reading, now }: Conversation,
): Promise<Link[]> => {
  if (!card) return []
  const { readSearch, readShownVideos } = await import('./site-content.ts')
  if (card === 'post') {
    const search = await readSearch(now)
    return [reading.message, question.english]
      .flatMap((text) => search(readUnits(text)))
      .filter(({ link, nearness }) => link.kind === 'post' && nearness >= minNearness)
      .slice(0, 1)
      .map(({ link }) => link)
  }
  const videos = await readShownVideos(now)
  const shown =
    card === 'newest' ? videos : videos.toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))
  return shown.slice(0, 1).map(({ videoId }) => ({ kind: 'video', id: videoId }))
}

/** Says a built-in row: what is known, else the line at a place, else the next line. */
export const answerBuiltIn = async (
  id: string,
  conversation: Conversation,
  language = conversation.reading.language,
  place?: number,
): Promise<Answer | undefined> => {
  const row = findBuiltInRow(id)
  if (!row) return undefined
  const { now, reading } = conversation
  const lines = row.answers[language]
  const line = lines[(place ?? choosePlace(row, reading.history, now)) % lines.length] ?? ''
  return {
    response:
      (await fillAllNames(row.whenKnown?.[language], language, now)) ??
      (await fillNames(line, language, now)),
    source: id === 'person' ? 'handoff' : row.group === 'talk' ? 'built-in' : 'fact',
    language,
    links: await findLinks(row, conversation),
    offers: row.offers === true,
    isAside: row.group === 'talk' && id !== 'person',
  }
}

/** One answer after the other: to two questions, or the two lines of an earlier answer. */
export const joinAnswers = ([first, second]: Answer[]): Answer | undefined =>
  first && second
    ? {
        ...first,
        response: `${first.response}\n${second.response}`,
        links: [...(first.links ?? []), ...(second.links ?? [])],
        offers: first.offers === true || second.offers === true,
        isAside: first.isAside === true && second.isAside === true,
      }
    : first
