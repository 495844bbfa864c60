import type { Training, Unanswered } from '@bong-bari/contract'
import { listUnanswered, type UnansweredGroup } from '@bong-bari/table'
import { limitMs } from '@bong-bari/table/timeout'
import { cut } from '@bong-bari/text'
import { readCurrentKnowledge } from '../bot/knowledge.ts'
import { matchMessage } from '../bot/match/match.ts'
import { isSubstance, readUnits } from '../bot/match/units.ts'
import { rowStateKey } from '../bot/texts-by-language.ts'

/** A longer keyword would be a sentence. */
const maxKeyword = { words: 3, length: 60 }

/** Suggests a keyword for a message: the subjects it names, or its first words where it names none. */
export const suggestKeyword = (message: string) => {
  const units = readUnits(message)
  const about = units.filter(isSubstance)
  const words = new Set((about.length ? about : units).map(({ typed }) => typed))
  return cut([...words].slice(0, maxKeyword.words).join(' '), maxKeyword.length)
}

/** Only the latest groups are listed. */
const maxGroups = 500

/** After this time the remaining groups are listed without matching them against the rows again. */
const readTimeoutMs = 5_000

/** A row with a lower score is not shown as near. */
const minNearestScore = 0.25

/** How often a question stayed unanswered or got an answer that was not meant. */
const countMisses = ({ count, notMeant }: Pick<Unanswered, 'count' | 'notMeant'>) =>
  count + (notMeant?.count ?? 0)

const describeRow = ({ id, keyword }: Training) => ({ rowId: id, keyword })

/** The questions that the bot still cannot answer, the most frequent first. A wrongly answered one stays until its row changes. */
export const listStillUnanswered = async (now: Date): Promise<Unanswered[]> => {
  const [groups, { readIndex }] = await Promise.all([
    listUnanswered(maxGroups, now),
    readCurrentKnowledge(),
  ])
  const index = await readIndex()
  const deadline = performance.now() + limitMs(readTimeoutMs)
  const matchGroup = (group: UnansweredGroup) => {
    const { rows, count } = group.notMeant
    if (performance.now() > deadline)
      return { ...group, isUnanswered: true, notMeant: count ? { count } : undefined }
    const understood = group.samples.map((sample) => matchMessage(index, sample, 1))
    const answerers = understood.map(({ matches: [first] }) =>
      first?.isSure ? first.row : undefined,
    )
    const disputed = answerers.find((row) => row && rows.has(rowStateKey(row)))
    const unanswered = understood.filter((_, at) => !answerers[at] || answerers[at] === disputed)
    const notMeant = count ? { count, ...(disputed && { row: describeRow(disputed) }) } : undefined
    const best = unanswered
      .flatMap(({ nearest }) => (nearest?.keptBy === 'distance' ? nearest : []))
      .sort((a, b) => b.score - a.score)[0]
    const nearest = best && best.score >= minNearestScore ? describeRow(best.row) : undefined
    return { ...group, isUnanswered: unanswered.length > 0, notMeant, nearest }
  }
  return groups
    .map(matchGroup)
    .filter(({ isUnanswered }) => isUnanswered)
    .sort((a, b) => countMisses(b) - countMisses(a) || (a.lastSeen < b.lastSeen ? 1 : -1))
    .map(({ isUnanswered: _, ...group }) => ({
      ...group,
      keyword: suggestKeyword(group.samples[0] ?? ''),
    }))
}
