import type { Template, Tried } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { botOnward } from '@bong-bari/site/bot-onward'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { builtInRow } from './built-in.ts'
import type { Nearest } from './match/match.ts'
import { forLanguage, liveTemplates } from './templates.ts'
import type { Wish } from './wishes.ts'

type Line = Pick<Tried, 'response' | 'source' | 'rowId'>

const fromTemplate = ({ id, content }: Template): Line => ({
  response: content,
  source: 'template',
  rowId: id,
})

const builtIn = (response: string): Line => ({ response, source: 'built-in' })

/** A path or contact. */
const showsWay = /(?:^|\s)\/[a-z]|@|https?:/

/** Templates for any language must be recognisably in the right one. */
const speaks = ({ language, content }: Template, wanted: Language) =>
  language === wanted ||
  languageOf(content) === wanted ||
  (wanted !== 'bengali' && couldBeEither(content))

/** Unlike `said`. */
export const unknownLine = (
  templates: Template[],
  language: Language,
  said: string | undefined,
  now: Date,
): Line => {
  const live = forLanguage(liveTemplates(templates, 'fallback', now), language).filter((one) =>
    speaks(one, language),
  )
  const onward = (content: string) =>
    showsWay.test(content) ? content : `${content}\n${botOnward.wayOn[language]}`
  const template = live.find(({ content }) => onward(content) !== said)
  if (template) return fromTemplate({ ...template, content: onward(template.content) })
  const { [language]: unknown } = bot.fallback
  return builtIn(unknown === said ? bot.fallbackAgain[language] : unknown)
}

/** Farther rows are unrelated. */
const leastNear = 0.25
/** UTF-16 units. */
const longestChip = 60

/** Not where excluded as another kind. */
const askedOf = (nearest: Nearest | undefined, language: Language) => {
  if (nearest?.keptBy !== 'distance' || nearest.score < leastNear) return undefined
  const { userMessage, variants } = nearest.row
  return [userMessage, ...variants].find(
    (one) => one.length <= longestChip && languageOf(one) === language,
  )
}

/** From here a built-in row may have been meant. */
const minGuess = 0.2

const guessedOf = (wish: Wish | undefined, language: Language) =>
  wish && wish.probability >= minGuess ? builtInRow(wish.id)?.question[language] : undefined

/** Two other questions, nearest first. */
export const chipsFor = (
  nearest: Nearest | undefined,
  wish: Wish | undefined,
  language: Language,
): string[] => {
  const near = askedOf(nearest, language)
  const guessed = guessedOf(wish, language)
  return [
    ...new Set([
      ...(near ? [near] : []),
      ...(guessed ? [guessed] : []),
      ...botOnward.onward[language],
    ]),
  ].slice(0, 2)
}
