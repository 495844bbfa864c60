import type { Training } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { kindsAgree, listFactKinds } from '../lexicon/asked-for.ts'
import {
  compareFits,
  createLanguageFilter,
  matchMessage,
  minSureScore,
  scoreRows,
  type Understanding,
} from './match.ts'
import { distinctUnits, kindsOfUnits, type MatchIndex } from './match-index.ts'
import { searchUnit, shareOfRows } from './match-score.ts'
import { isCourtesy, isSubstance, readUnits, termsOf, type Unit, weightOfUnit } from './units.ts'

/** The last question of the visitor, and the row that answered it, if one did. */
export type PreviousTurn = { question: string; row?: Training | undefined }

/** A message of so few units may go on from the last question: if it names nothing, if it names one thing, and whatever it names. */
const maxUnits = { namingNothing: 6, namingOne: 5, any: 3 }

/** Whether a message may need what was said before: "koto lagbe?", "selfie?", "নিরামিষও?". */
export const mayGoOn = (units: readonly Unit[]) => {
  const named = units.filter(isSubstance).length
  if (!named) return units.length <= maxUnits.namingNothing && !units.some(isCourtesy)
  return units.length <= (named > 1 ? maxUnits.any : maxUnits.namingOne)
}

/** How much of the score comes from what is named, from the topic so far and from the kind of question. Without the last question F1 of follow-ups is 3.8 lower. */
const share = { about: 0.55, said: 0.25, kind: 0.2 }
const onlySaid = { said: 0.6, kind: 0.4 }

/** A row that has less than this share of what a follow-up names is no answer to it. */
const minShareNamed = 0.5
/** The row that has just answered is seldom wanted again. */
const sameRowFactor = 0.7

const scoreKind = (
  asked: ReturnType<typeof kindsOfUnits>,
  answered: ReturnType<typeof kindsOfUnits>,
) => {
  if (!listFactKinds(asked).length) return 0.5
  if (kindsAgree(asked, answered)) return 1
  return listFactKinds(answered).length ? 0 : 0.3
}

const unitsOfTurn = ({ question, row }: PreviousTurn) => [
  ...readUnits(question),
  ...(row ? readUnits(row.userMessage) : []),
]

/** How much of the topic so far each row explains, from 0 to 1. A word weighs more the more keywords of the last row have it. */
const shareTopic = (index: MatchIndex, said: PreviousTurn) => {
  const keywords = (said.row?.keyword.split(/[,;|\n]+/) ?? []).map(
    (keyword) => new Set(readUnits(keyword).flatMap(termsOf)),
  )
  const topic = distinctUnits(unitsOfTurn(said).filter(isSubstance)).map((unit) => {
    const terms = termsOf(unit)
    const count = keywords.filter((keyword) => terms.some((term) => keyword.has(term))).length
    return { ...searchUnit(index, unit), weight: weightOfUnit(unit) * (1 + count) }
  })
  return shareOfRows(index, topic)
}

type Fit = { row: Training; score: number; field: 'userMessage' }

/** Scores each row from 0 to 1 as the answer to a follow-up. */
const scoreFollowUps = (index: MatchIndex, units: Unit[], said: PreviousTurn): Fit[] => {
  const about = distinctUnits(units.filter(isSubstance))
  const named = shareOfRows(
    index,
    about.map((unit) => searchUnit(index, unit)),
  )
  const topic = shareTopic(index, said)
  // A follow-up that names nothing asks for a kind of its own ("and the price?"); one that names another thing asks for the same kind ("and Pujo?").
  const own = kindsOfUnits(units)
  const kinds = own.size ? own : kindsOfUnits(unitsOfTurn(said))
  return index.rows.flatMap((row, place) => {
    const [names, goesOn] = [named[place] ?? 0, topic[place] ?? 0]
    const kind = scoreKind(kinds, index.kinds[place] ?? new Set())
    if (about.length && names < minShareNamed) return []
    const all = about.length
      ? share.about * names + share.said * goesOn + share.kind * kind
      : onlySaid.said * goesOn + onlySaid.kind * kind
    const score = row.id === said.row?.id ? all * sameRowFactor : all
    return [{ row, field: 'userMessage' as const, score }]
  })
}

/** The least score with which a follow-up is answered, and one that names nothing. */
const minFollowUpScore = { naming: 0.62, namingNothing: 0.58 }
/** What a row scores for the message alone counts this much, which decides between equals. */
const shareOfAlone = 0.2
const maxRowsAlone = 20

/** From this score on two rows ask the same, perhaps in two languages. */
const minSameQuestion = 0.55

/** A message that may be in two languages takes that of the last question. */
const languageInTalk = (
  message: string,
  { question }: PreviousTurn,
  { language }: Understanding,
) => (couldBeEither(message) ? languageOf(question) : language)

/** The rows for a follow-up; undefined if the message is none, or if no row is sure. */
const matchFollowUp = (
  index: MatchIndex,
  message: string,
  said: PreviousTurn,
  alone: Understanding,
) => {
  const units = readUnits(message)
  if (!mayGoOn(units)) return undefined
  const language = languageInTalk(message, said, alone)
  const speaks = createLanguageFilter(message, language)
  const aloneScore = new Map(alone.matches.map(({ row, score }) => [row.id, score]))
  const fits = scoreFollowUps(index, units, said)
    .filter(({ row }) => row.isActive && speaks(row))
    .map((fit) => ({ ...fit, order: fit.score + shareOfAlone * (aloneScore.get(fit.row.id) ?? 0) }))
    .sort((a, b) => b.order - a.order || compareFits(a, b))
  const least = units.some(isSubstance) ? minFollowUpScore.naming : minFollowUpScore.namingNothing
  const sure = fits.filter(({ score }) => score >= least)
  return sure.length
    ? { language, matches: sure.map((fit) => ({ ...fit, isSure: true })) }
    : undefined
}

/** A row that is about the topic so far gains up to this much. Without this F1 of follow-ups is 0.8 lower. */
const weightOfTopic = 0.45
/** A row needs this score for the message itself, and this share of the score of the best row. */
const minScoreAlone = 0.35
const minShareOfBest = 0.6

/** Lets the topic so far decide between rows of which none is sure. */
const decideByTopic = (
  index: MatchIndex,
  said: PreviousTurn,
  alone: Understanding,
): Understanding => {
  const [first] = alone.matches
  if (!first || first.isSure || first.score < minScoreAlone) return alone
  const shares = shareTopic(index, said)
  const shareOf = new Map(index.rows.map(({ id }, place) => [id, shares[place] ?? 0]))
  const least = Math.max(minScoreAlone, minShareOfBest * first.score)
  const [best] = alone.matches
    .filter(({ score }) => score >= least)
    .map((match) => ({
      match,
      near: match.score + weightOfTopic * (shareOf.get(match.row.id) ?? 0),
    }))
    .sort((a, b) => b.near - a.near || compareFits(a.match, b.match))
  if (!best || best.near < minSureScore(index)) return alone
  const others = alone.matches.filter((match) => match !== best.match)
  return { ...alone, matches: [{ ...best.match, isSure: true }, ...others] }
}

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

/** The `n` best rows for a message within a conversation: a follow-up is read together with the question before it. */
export const matchInConversation = (
  index: MatchIndex,
  message: string,
  n: number,
  said: PreviousTurn | undefined,
): Understanding => {
  const all = matchMessage(index, message, Math.max(n, maxRowsAlone))
  const alone = { ...all, matches: all.matches.slice(0, n) }
  if (!said) return alone
  const { matches, ...rest } =
    matchFollowUp(index, message, said, all) ?? decideByTopic(index, said, all)
  return { ...alone, ...rest, matches: matches.slice(0, n) }
}
