import { readFileSync } from 'node:fs'
import type { Outcome } from './outcomes.ts'

const row = /^\| ([A-Z0-9]+(?:-[A-Z])?-\d+) \|/gm
const citation = /(?<![\w-])[A-Z0-9]+(?:-[A-Z])?-\d+(?![\w-])/g

export const checklistIds = (checklist: string) =>
  [...checklist.matchAll(row)].flatMap(([, id]) => id ?? [])

export const citationsIn = (text: string) => new Set<string>(text.match(citation) ?? [])

/** Rows that no passing test cites in its title. */
export const uncitedIds = (ids: string[], outcomes: Outcome[]) => {
  const titles = outcomes.filter(({ passed }) => passed).map(({ title }) => title)
  const cited = citationsIn(titles.join('\n'))
  return ids.filter((id) => !cited.has(id))
}

export const printUncited = (outcomes: Outcome[]) => {
  const ids = checklistIds(readFileSync('.ci/checklist.md', 'utf8'))
  const uncited = uncitedIds(ids, outcomes)
  console.log(
    `specification rows cited by a passing test: ${ids.length - uncited.length} of ${ids.length}`,
  )
  if (uncited.length) console.log(`not yet cited: ${uncited.join(' ')}`)
}
