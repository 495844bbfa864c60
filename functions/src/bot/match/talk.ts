import type { Training } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { agrees, nearlyAgrees, toldIn } from '../lexicon/kinds.ts'
import { aboutOf, dependenceOf, isAbout } from './dependence.ts'
import { better, fitsOf, leastSure, speakerOf, type Understanding, understand } from './match.ts'
import { distinct, kindsOf, type MatchIndex } from './match-index.ts'
import { sharesTold, wantedOf } from './match-score.ts'
import { isSubstance, termsOf, type Unit, unitsOf, worthOf } from './units.ts'

/** The last question, and its row, if any. */
export type Said = { question: string; row?: Training | undefined }

/** Shares of the score. */
const share = { about: 0.55, said: 0.25, kind: 0.2 }
const onlySaid = { said: 0.6, kind: 0.4 }

/** Below counts as none. */
const leastNamed = 0.5
const leastSaid = 0.1
/** The last row is not wanted again so soon. */
const again = 0.7

const kindShare = (asked: ReturnType<typeof kindsOf>, answered: ReturnType<typeof kindsOf>) => {
  if (!toldIn(asked).length) return 0.5
  if (agrees(asked, answered)) return 1
  if (nearlyAgrees(asked, answered)) return 0.7
  return toldIn(answered).length ? 0 : 0.3
}

/** More for words in more of the row's keywords. */
const topicOf = (index: MatchIndex, { question, row }: Said, isTopic: (unit: Unit) => boolean) => {
  const units = [...unitsOf(question), ...(row ? unitsOf(row.userMessage) : [])].filter(isTopic)
  const keywords = (row?.keyword.split(/[,;|\n]+/) ?? []).map(
    (keyword) => new Set(unitsOf(keyword).flatMap(termsOf)),
  )
  return distinct(units).map((unit) => {
    const terms = termsOf(unit)
    const said = keywords.filter((keyword) => terms.some((term) => keyword.has(term))).length
    return { ...wantedOf(index, unit), weight: worthOf(unit) * (1 + said) }
  })
}

/** By row, 0 to 1. */
const talkShares = (index: MatchIndex, said: Said) =>
  sharesTold(index, topicOf(index, said, isSubstance))

type Fit = { row: Training; score: number; field: 'userMessage' }

/** By row, 0 to 1. */
const fitsTogether = (index: MatchIndex, units: Unit[], { question, row }: Said): Fit[] => {
  const about = distinct(aboutOf(units))
  const named = sharesTold(
    index,
    about.map((unit) => wantedOf(index, unit)),
  )
  // Naming nothing asks its own kind; naming another thing asks the same kind.
  const own = kindsOf(units)
  const ownTold = toldIn(own).length > 0
  const isTopic = about.length && !ownTold ? isSubstance : isAbout
  const said = sharesTold(index, topicOf(index, { question, row }, isTopic))
  const kinds = own.size
    ? own
    : kindsOf([...unitsOf(question), ...(row ? unitsOf(row.userMessage) : [])])
  return index.rows.flatMap((one, place) => {
    const answered = index.kinds[place] ?? new Set()
    const [names, goesOn, kind] = [named[place] ?? 0, said[place] ?? 0, kindShare(kinds, answered)]
    if (about.length && names < leastNamed) return []
    if (goesOn < leastSaid && !(about.length && ownTold)) return []
    // Another kind does not want the same row.
    if (!about.length && one.id === row?.id && kind < 1) return []
    const all = about.length
      ? share.about * names + share.said * goesOn + share.kind * kind
      : onlySaid.said * goesOn + onlySaid.kind * kind
    return [
      { row: one, field: 'userMessage' as const, score: one.id === row?.id ? all * again : all },
    ]
  })
}

/** From here a follow-up answers. */
const leastTogether = 0.62
/** If it names nothing and its kind decides. */
const leastByKind = 0.58
/** Gain needed from the talk, if it may stand alone. */
const leastGain = 0.7
/** Among equals in the talk, the message alone decides. */
const shareOfAlone = 0.2
const knownAlone = 20

/** From here texts say the same, perhaps in two languages. */
const leastAlike = 0.55

/** Ambiguous words take the last question's language. */
const spokenIn = (message: string, { question }: Said, { language }: Understanding) =>
  couldBeEither(message) ? languageOf(question) : language

/** None if it is no follow-up. */
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

/** The subject is implied: rows about it are this much nearer. */
const closeness = 0.45
/** Of the message itself, and of the best row's share. */
const leastAlone = 0.35
const leastOfBest = 0.6

/** Answers only within this talk. */
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

/** The row that says the same in a language: itself, or another row with that question. */
export const twinOf = (index: MatchIndex, row: Training, language: Language) => {
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

/** Questions that stand alone are read alone; others go on from what was said. */
export const understandAfter = (
  index: MatchIndex,
  message: string,
  n: number,
  said: Said | undefined,
): Understanding => {
  const all = understand(index, message, Math.max(n, knownAlone))
  const alone = { ...all, matches: all.matches.slice(0, n) }
  if (!said) return alone
  const { matches, ...rest } = goingOn(index, message, said, all) ?? withinTalk(index, said, all)
  return { ...alone, ...rest, matches: matches.slice(0, n) }
}
