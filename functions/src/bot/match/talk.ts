import type { Training, Turn } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { listAnswers } from '../texts-by-language.ts'
import { compareFits, matchMessage, scoreRows, type Understanding } from './match.ts'
import type { MatchIndex } from './match-index.ts'
import { isCourtesy, isSubstance, readUnits, type Unit } from './units.ts'

/** The last question of the visitor, and the row that answered it, if one did. */
export type PreviousTurn = { question: string; row?: Training | undefined }

/** Finds it by the last answer. A browser may claim any history, so a row counts only if the answer begins with its very words. */
export const findPreviousTurn = (
  rows: readonly Training[],
  history: readonly Turn[],
): PreviousTurn | undefined => {
  const last = history.at(-1)
  const lastQuestion = history.findLast(({ role }) => role === 'user')
  if (last?.role !== 'assistant' || !lastQuestion?.content.trim()) return undefined
  const lastAnswer = last.content.trim()
  const row = rows.find(
    (one) => one.isActive && listAnswers(one).some((words) => lastAnswer.startsWith(words.trim())),
  )
  return { question: lastQuestion.content, row }
}

/** A message of so few units may go on from the last question: if it names nothing, if it names one thing, and whatever it names. */
const maxUnits = { namingNothing: 6, namingOne: 5, any: 3 }

/** Whether a message may need what was said before: "koto lagbe?", "selfie?", "নিরামিষও?". */
export const mayGoOn = (units: readonly Unit[]) => {
  const named = units.filter(isSubstance).length
  if (!named) return units.length <= maxUnits.namingNothing && !units.some(isCourtesy)
  return units.length <= (named > 1 ? maxUnits.any : maxUnits.namingOne)
}

/** A row answers a follow-up from this score on. */
const minFollowUpScore = 0.4
/** The row that has just answered is seldom wanted again. */
const sameRowFactor = 0.5

/** From this score on two rows ask the same, perhaps in two languages. */
const minSameQuestion = 0.55

/** The row that says the same in a language: itself, or another row with that question. */
export const findRowInLanguage = (index: MatchIndex, row: Training, language: Language) => {
  if (row.answers[language] || languageOf(row.botResponse) === language) return row
  const speaks = (one: Training) =>
    one.isActive &&
    one.id !== row.id &&
    (one.language === language ||
      one.answers[language] !== undefined ||
      (one.language === 'auto' && languageOf(one.botResponse) === language))
  const [twin] = [row.userMessage, ...row.keyword.split(',')]
    .flatMap((text) => scoreRows(index, text))
    .filter((fit) => speaks(fit.row) && fit.score >= minSameQuestion)
    .sort(compareFits)
  return twin?.row
}

/**
 * The `n` best rows for a message within a conversation. A follow-up ("and the price?") is read with what was talked about.
 */
export const matchInConversation = (
  index: MatchIndex,
  message: string,
  n: number,
  previous: PreviousTurn | undefined,
): Understanding => {
  const alone = matchMessage(index, message, n)
  if (!previous || !mayGoOn(readUnits(message))) return alone
  const fits = scoreRows(index, message, [previous.question, previous.row?.userMessage ?? '']).map(
    (fit) => (fit.row.id === previous.row?.id ? { ...fit, score: fit.score * sameRowFactor } : fit),
  )
  const language = languageOf(couldBeEither(message) ? previous.question : message)
  const together = matchMessage(index, message, n, fits, language)
  const [best, ...others] = together.matches
  const [first] = alone.matches
  const isSureAlone = first?.isSure === true && first.row === best?.row
  return best && (isSureAlone || best.score >= minFollowUpScore)
    ? {
        ...together,
        matches: [{ ...best, isSure: true }, ...others],
        goesOn: previous.row !== undefined,
      }
    : alone
}
