import { costOfPage, type MeteredSite, timesAsMuch, withMeteredSite } from '../api/metered-site.ts'
import type { Measurement, Reading } from '../reading.ts'
import { leadKinds } from './even-leads.ts'
import { fillTable } from './fill-table.ts'
import { leadLists } from './lead-lists.ts'

/** As many of each kind, so that every list has more than its page of 50. */
const counts = [51, 510].map((each) => each * leadKinds) as [number, number]

const costs = async (site: MeteredSite) => {
  const found = new Map<string, Awaited<ReturnType<typeof costOfPage>>>()
  for (const path of leadLists) found.set(path, await costOfPage(site, path))
  return found
}

const measure = async (site: MeteredSite): Promise<Reading[]> => {
  const now = Date.now()
  const [few, many] = counts
  await fillTable(site.table.engine, { leads: [0, few], now })
  const before = await costs(site)
  await fillTable(site.table.engine, { leads: [few, many], now })
  const after = await costs(site)
  return leadLists.flatMap((of): Reading[] => {
    const [less, more] = [before.get(of), after.get(of)]
    return less && more ? [{ id: 'D1', of, value: timesAsMuch(of, less, more) }] : []
  })
}

/** What a page of leads costs the table when there are ten times as many. */
export const leadPage: Measurement = {
  name: 'lead-page',
  length: 'short',
  measure: () => withMeteredSite(measure, { SEED: 'none' }),
}
