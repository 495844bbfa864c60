import type { Training, Unanswered } from '@bong-bari/contract'
import { listUnanswered, type UnansweredGroup } from '@bong-bari/table'
import { cut } from '@bong-bari/text'
import { readTaught } from '../bot/knowledge.ts'
import { aboutOf } from '../bot/match/dependence.ts'
import { isCourtesy, unitsOf } from '../bot/match/units.ts'
import { readMessage } from '../bot/reading.ts'
import { stateOf } from '../bot/texts-by-language.ts'

/** Longer would be a sentence. */
const maxKeyword = { words: 3, length: 60 }

/** Its first words where nothing is named. */
export const keywordOf = (message: string) => {
  const units = unitsOf(message)
  const about = aboutOf(units).filter((unit) => !isCourtesy(unit))
  const words = new Set((about.length ? about : units).map(({ typed }) => typed))
  return cut([...words].slice(0, maxKeyword.words).join(' '), maxKeyword.length)
}

/** Latest. */
const maxGroups = 500

/** Milliseconds: what is left is listed without asking the rows again. */
const readTimeoutMs = 5_000

/** Below, a row is not near. */
const leastNear = 0.25

/** Unanswered or wrongly answered. */
const missesOf = ({ count, notMeant }: Pick<Unanswered, 'count' | 'notMeant'>) =>
  count + (notMeant?.count ?? 0)

const named = ({ id, keyword }: Training) => ({ rowId: id, keyword })

/** Most asked first; wrong ones until their row changes. */
export const stillUnanswered = async (
  now: Date,
  allowed = readTimeoutMs,
): Promise<Unanswered[]> => {
  const [groups, { understand }] = await Promise.all([listUnanswered(maxGroups, now), readTaught()])
  const askedUntil = performance.now() + allowed
  const ask = async (group: UnansweredGroup) => {
    const { rows, count } = group.notMeant
    if (performance.now() > askedUntil)
      return { ...group, isLeft: true, notMeant: count ? { count } : undefined }
    const understood = await Promise.all(
      group.samples.map((sample) => understand(readMessage(sample, []), 1)),
    )
    const answerers = understood.map(({ matches: [first] }) =>
      first?.isSure ? first.row : undefined,
    )
    const disputed = answerers.find((row) => row && rows.has(stateOf(row)))
    const left = understood.filter((_, at) => !answerers[at] || answerers[at] === disputed)
    const notMeant = count ? { count, ...(disputed && { row: named(disputed) }) } : undefined
    const near = left
      .flatMap(({ nearest }) => (nearest?.keptBy === 'distance' ? nearest : []))
      .sort((a, b) => b.score - a.score)[0]
    const nearest = near && near.score >= leastNear ? named(near.row) : undefined
    return { ...group, isLeft: left.length > 0, notMeant, nearest }
  }
  const asked: Awaited<ReturnType<typeof ask>>[] = []
  for (const group of groups) asked.push(await ask(group))
  return asked
    .filter(({ isLeft }) => isLeft)
    .sort((a, b) => missesOf(b) - missesOf(a) || (a.lastSeen < b.lastSeen ? 1 : -1))
    .map(({ isLeft: _, ...group }) => ({ ...group, keyword: keywordOf(group.samples[0] ?? '') }))
}
