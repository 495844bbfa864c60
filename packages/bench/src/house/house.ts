import type { BudgetId } from '../budgets.ts'
import type { Measurement, Reading } from '../reading.ts'
import { partitionUnits } from '../table/units.ts'
import type { Taken } from './scene.ts'
import { houseOf, type Played, playIn } from './start-house.ts'

const callsBefore: Partial<Record<string, BudgetId>> = {
  'status of a lead': 'D1c status',
  'new lead from IPv4': 'D1c lead IPv4',
  'new lead from IPv6': 'D1c lead IPv6',
  'post changed': 'D1c post',
  'chat, a row answers': 'D1c chat row',
  'chat, no row answers': 'D1c chat',
}

/** The cost of each scene, without limits. */
const figuresOf = ({ taken }: Played): Reading[] =>
  taken.flatMap(({ name, units, written, calls, turns, ms }): Reading[] => [
    { id: 'H read', of: name, value: units },
    { id: 'H written', of: name, value: written },
    { id: 'H calls', of: name, value: calls },
    { id: 'H turns', of: name, value: turns },
    { id: 'H time', of: name, value: ms },
  ])

/** How many a second may do what visitors do before a partition refuses. */
const ceilingsOf = ({ taken }: Played): Reading[] =>
  taken.flatMap(({ name, partitions }): Reading[] => {
    const [[partition, units] = ['none', 0]] = Object.entries(partitions).toSorted(
      ([, a], [, b]) => b - a,
    )
    if (!/^(new lead|chat, (a|no) row)/.test(name)) return []
    return [{ id: 'D1h', of: `${name}, ${partition}`, value: partitionUnits / units }]
  })

const turnsOf = ({ taken }: Played): Reading[] =>
  taken.flatMap(({ name, turns }) => {
    const id = callsBefore[name]
    return id ? [{ id, of: name, value: turns }] : []
  })

const growthId = (name: string): BudgetId | undefined => {
  if (/^leads (leadStatus|opened|$)/.test(name)) return 'D1'
  if (name.startsWith('search of')) return 'D1s growth'
  return undefined
}

/** Cost per entry relative to a younger house. */
const growthOf = (young: Played, old: Played): Reading[] =>
  old.taken.flatMap((more) => {
    const less = young.taken.find(({ name }) => name === more.name)
    const id = growthId(more.name)
    if (!id || !less?.entries || less.entries !== more.entries) return []
    return [{ id, of: more.name, value: more.units / less.units }]
  })

const find = ({ taken }: Played, scene: string): Taken => {
  const found = taken.find(({ name }) => name === scene)
  if (!found) throw new Error(`Nobody played "${scene}".`)
  return found
}

const writesOf = (young: Played, old: Played): Reading[] => {
  const of = 'status of a lead'
  const { written } = find(old, of)
  const { bytes, key } = old.largest
  const refused = old.refused.map((of): Reading => ({ id: 'D1w refused', of, value: 1 }))
  return [
    { id: 'D1w units', of, value: written },
    { id: 'D1w growth', of, value: written / find(young, of).written },
    { id: 'D1w largest', of: key, value: bytes / 1000 },
    ...(refused.length ? refused : [{ id: 'D1w refused' as const, of: 'none', value: 0 }]),
  ]
}

const searchesOf = ({ taken }: Played): Reading[] =>
  taken.flatMap(({ name, units }) =>
    name.startsWith('search of') ? [{ id: 'D1s units', of: name, value: units }] : [],
  )

/** Scenes to compare; counts first, since changes write to them. */
const compared = ['count', 'requests', 'lists', 'search', 'lead']

const compare = async (scale: number, youngYears: number, more: string[]): Promise<Reading[]> => {
  const young = await playIn(houseOf(youngYears, scale), compared, ['leads', 'posts'])
  const old = await playIn(houseOf(2, scale), [...compared, ...more])
  return [
    ...growthOf(young, old),
    ...searchesOf(old),
    ...writesOf(young, old),
    ...turnsOf(old),
    ...ceilingsOf(old),
    ...figuresOf(old),
  ]
}

/** Two years at a tenth: 2,000 leads against 500. */
export const tenthOfHouse: Measurement = {
  name: 'tenth',
  length: 'short',
  isExact: true,
  coveredBy: 'house',
  measure: () => compare(0.1, 0.5, ['chat', 'posts']),
}

/** Half of two years: 10,000 leads against 1,000. */
export const wholeHouse: Measurement = {
  name: 'house',
  length: 'full',
  isExact: true,
  measure: () => compare(0.5, 0.2, ['chat', 'screens', 'bot', 'posts', 'publish', 'clock']),
}

/** Publishing one changed post among twenty, and among 20,000 of twenty years. */
export const publishing: Measurement = {
  name: 'publishing',
  length: 'full',
  isExact: true,
  measure: async () => {
    const play = (years: number) => playIn(houseOf(years, 1), ['posts', 'publish'], ['posts'])
    const [few, many] = [await play(0.02), await play(20)]
    return ['post published', 'renamed post published'].flatMap((of): Reading[] => {
      const { units } = find(many, of)
      return [
        { id: 'D3p units', of, value: units },
        { id: 'D3p growth', of, value: units / find(few, of).units },
      ]
    })
  },
}
