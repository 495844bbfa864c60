import type { Template, TryResult } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { botOnward } from '@bong-bari/site/bot-onward'
import { findBuiltInRow } from '@bong-bari/site/bot-rows'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { type Answer, type Conversation, findLastAnswer } from './conversation.ts'
import type { Nearest } from './match/match.ts'
import type { Intent } from './meaning/meanings.ts'
import { probabilityOf } from './reading.ts'
import { filterByLanguage, listLiveTemplates } from './texts-by-language.ts'

type Line = Pick<TryResult, 'response' | 'source' | 'rowId'>

/** Whether a text names a path, an address or a link. */
const namesWayOn = /(?:^|\s)\/[a-z]|@|https?:/

/** Whether a template can be used in a language: a template for any language has to be recognisably in it. */
const isInLanguage = ({ language, content }: Template, wanted: Language) =>
  language === wanted ||
  languageOf(content) === wanted ||
  (wanted !== 'bengali' && couldBeEither(content))

/** A line that says that the bot does not know, other than the one that `said` begins with. */
const chooseUnknownLine = (
  templates: Template[],
  language: Language,
  said: string | undefined,
  now: Date,
): Line => {
  const live = filterByLanguage(listLiveTemplates(templates, 'fallback', now), language).filter(
    (one) => isInLanguage(one, language),
  )
  const template = live
    .map(({ id, content }) => ({
      rowId: id,
      response: namesWayOn.test(content) ? content : `${content}\n${botOnward.wayOn[language]}`,
    }))
    .find(({ response }) => !said?.startsWith(response))
  if (template) return { ...template, source: 'template' }
  const { [language]: unknown } = bot.fallback
  return {
    response: said?.startsWith(unknown) ? bot.fallbackAgain[language] : unknown,
    source: 'built-in',
  }
}

/** A row of the team that is less near is unrelated. */
const minNear = 0.25
/** A longer question does not fit on a chip, in UTF-16 units. */
const maxChipLength = 60

/** What the nearest row of the team is asked, unless it is near only as something else. */
const questionOfNearest = (nearest: Nearest | undefined, language: Language) => {
  if (nearest?.keptBy !== 'distance' || nearest.score < minNear) return undefined
  const { userMessage, variants } = nearest.row
  return [userMessage, ...variants].find(
    (one) => one.length <= maxChipLength && languageOf(one) === language,
  )
}

/** From this probability on somebody looks for a video or a post, so that “I do not know that” is no answer. */
const minLooking = 0.5

/** From this probability on a built-in row may have been meant. */
const minGuess = 0.1

/** What was probably asked: the questions of built-in rows, then the nearest one of the team, which shares only words. */
export const findMeantQuestions = (
  nearest: Nearest | undefined,
  intents: readonly Intent[],
  language: Language,
): string[] => {
  const guesses = intents
    .slice(0, 2)
    .flatMap(({ id, probability }) =>
      probability >= minGuess ? (findBuiltInRow(id)?.question[language] ?? []) : [],
    )
  return [...guesses, questionOfNearest(nearest, language) ?? []].flat()
}

/** Says that the bot does not know, or finds nothing. Brands ask what costs or earns money: a person answers what is unsure, and the chips say what may have been meant. */
export const answerUnknown = (conversation: Conversation): Answer => {
  const { knowledge, reading, matched, intents, isBusiness, now } = conversation
  const { language, history, whole } = reading
  const said = findLastAnswer(history)
  const { [language]: notFound } = botOnward.notFound
  const isLooking = probabilityOf('plot', whole) >= minLooking && notFound !== said
  const own = isBusiness ? botOnward.unsureOfBusiness[language] : isLooking ? notFound : undefined
  const line: Line = own
    ? { response: own, source: 'built-in' }
    : chooseUnknownLine(knowledge.templates, language, said, now)
  const guesses = intents[0]?.id === 'none' ? [] : whole.intents
  const meant = findMeantQuestions(matched.nearest, guesses, language)
  const mayMean = !own && meant.length > 0
  return {
    ...line,
    ...(mayMean && { response: `${line.response} ${botOnward.orMeant[language]}` }),
    language,
    // Two other questions: what was probably meant, then what anybody may ask.
    suggestions: [...new Set([...meant, ...botOnward.onward[language]])].slice(0, 2),
  }
}
