import type { Training } from '@bong-bari/contract'
import { aboutOf, isAbout } from './dependence.ts'
import { agrees, nearlyAgrees, toldIn } from './kind-evidence.ts'
import type { MatchIndex } from './match-index.ts'
import { sharesTold, wantedOf } from './match-score.ts'
import { distinct, kindsOf } from './read-row.ts'
import { termsOf, worthOf } from './terms.ts'
import { isSubstance, type Unit, unitsOf } from './units.ts'

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
export const talkShares = (index: MatchIndex, said: Said) =>
  sharesTold(index, topicOf(index, said, isSubstance))

export type Fit = { row: Training; score: number; field: 'userMessage' }

/** By row, 0 to 1. */
export const fitsTogether = (index: MatchIndex, units: Unit[], { question, row }: Said): Fit[] => {
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
