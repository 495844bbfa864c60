import type { Training } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { isEnough, tongueWanted } from './asides.ts'
import { aboutOf, dependenceOf } from './dependence.ts'
import { fitsTogether, type Said, talkShares } from './follow-up.ts'
import { better, fitsOf, leastSure, speakerOf, type Understanding, understand } from './match.ts'
import type { MatchIndex } from './match-index.ts'
import { isSubstance, unitsOf } from './units.ts'

/** From here on a follow-up answers. */
const leastTogether = 0.62
/** Where a message names nothing and its kind decides. */
const leastByKind = 0.58
/** What may stand alone must gain so much by what was said. */
const leastGain = 0.7
/** Between rows that fit the talk alike, the message alone decides. */
const shareOfAlone = 0.2
const knownAlone = 20

/** Rows with texts this like say the same, perhaps in two languages. */
const leastAlike = 0.55

/** Words common to two languages are in that of the last question. */
const spokenIn = (message: string, { question }: Said, { language }: Understanding) =>
  couldBeEither(message) ? languageOf(question) : language

/** The best rows for a follow-up; none where it is not one. */
const goingOn = (index: MatchIndex, message: string, said: Said, alone: Understanding) => {
  const units = unitsOf(message)
  const dependence = dependenceOf(message, units)
  if (dependence === 'alone') return undefined
  const language = spokenIn(message, said, alone)
  const speaks = speakerOf(message, language)
  const aloneScore = new Map(alone.matches.map(({ row, score }) => [row.id, score]))
  const fits = fitsTogether(index, units, said)
    .filter(({ row }) => row.isActive && speaks(row))
    .map((fit) => ({ ...fit, order: fit.score + shareOfAlone * (aloneScore.get(fit.row.id) ?? 0) }))
    .sort((a, b) => b.order - a.order || better(a, b))
  const togetherLeast = aboutOf(units).length ? leastTogether : leastByKind
  const least = dependence === 'may need' && alone.matches[0]?.isSure ? leastGain : togetherLeast
  const sure = fits.filter(({ score }) => score >= least)
  return sure.length
    ? { language, matches: sure.map((fit) => ({ ...fit, isSure: true })) }
    : undefined
}

/** The subject need not be named again: rows about it are so much nearer. */
const closeness = 0.45
/** What a row must say of the message itself, and of the best row's share. */
const leastAlone = 0.35
const leastOfBest = 0.6

/** The row that answers only because of the talk's topic. */
const withinTalk = (index: MatchIndex, said: Said, alone: Understanding): Understanding => {
  const [first] = alone.matches
  if (!first || first.isSure || first.score < leastAlone) return alone
  if (alone.nearest?.row.id !== first.row.id) return alone
  const shares = talkShares(index, said)
  const shareOf = new Map(index.rows.map(({ id }, place) => [id, shares[place] ?? 0]))
  const least = Math.max(leastAlone, leastOfBest * first.score)
  const [best] = alone.matches
    .filter(({ score }) => score >= least)
    .map((match) => ({ match, near: match.score + closeness * (shareOf.get(match.row.id) ?? 0) }))
    .sort((a, b) => b.near - a.near || better(a.match, b.match))
  if (!best || best.near < leastSure(index)) return alone
  const others = alone.matches.filter((match) => match !== best.match)
  return { ...alone, matches: [{ ...best.match, isSure: true }, ...others] }
}

/** Whether the team has taught an answer to thanks, good night. */
const isTaught = ({ matches: [first] }: Understanding) =>
  first?.isSure === true && !unitsOf(first.row.userMessage).some(isSubstance)

const twinOf = (index: MatchIndex, row: Training, language: Language) => {
  if (row.answers[language] || languageOf(row.botResponse) === language) return row
  const speaks = (one: Training) =>
    one.isActive &&
    one.id !== row.id &&
    (one.language === language ||
      one.answers[language] !== undefined ||
      (one.language === 'auto' && languageOf(one.botResponse) === language))
  const [twin] = [row.userMessage, ...row.keyword.split(',')]
    .flatMap((text) => fitsOf(index, text))
    .filter((fit) => speaks(fit.row) && fit.score >= leastAlike)
    .sort(better)
  return twin?.row
}

/**
 * What stands alone is read alone, thanks are thanks, and a wish for another language repeats the
 * answer in it.
 */
export const understandAfter = (
  index: MatchIndex,
  message: string,
  n: number,
  said: Said | undefined,
): Understanding => {
  const all = understand(index, message, Math.max(n, knownAlone))
  const alone = { ...all, matches: all.matches.slice(0, n) }
  if (!said) return alone
  if (isEnough(message))
    return isTaught(alone)
      ? alone
      : { ...alone, language: spokenIn(message, said, alone), aside: { kind: 'enough' } }
  const language = tongueWanted(message)
  if (language) {
    const row = said.row && twinOf(index, said.row, language)
    return { ...alone, language, aside: { kind: 'again', row } }
  }
  const { matches, ...rest } = goingOn(index, message, said, all) ?? withinTalk(index, said, all)
  return { ...alone, ...rest, matches: matches.slice(0, n) }
}
