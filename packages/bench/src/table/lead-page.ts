import { type MeteredSite, unitsOfPath, withMeteredSite } from '../api/metered-site.ts'
import type { Measurement, Reading } from '../reading.ts'
import { leadKinds } from './even-leads.ts'
import { fillTable } from './fill-table.ts'
import { leadLists } from './lead-lists.ts'

/** As many of each kind, so that every list has more than its page of 50. */
const counts = [51, 510].map((each) => each * leadKinds) as [number, number]

const pages = async (site: MeteredSite) => {
  const units: number[] = []
  for (const path of leadLists) units.push(await unitsOfPath(site, path))
  return units
}

const measure = async (site: MeteredSite): Promise<Reading[]> => {
  const now = Date.now()
  const [few, many] = counts
  await fillTable(site.table.engine, { leads: [0, few], now })
  const before = await pages(site)
  await fillTable(site.table.engine, { leads: [few, many], now })
  const after = await pages(site)
  return leadLists.map((of, place) => ({
    id: 'D1',
    of,
    value: (after[place] ?? Number.NaN) / (before[place] ?? Number.NaN),
  }))
}

/** What a page of leads costs the table when there are ten times as many. */
export const leadPage: Measurement = {
  name: 'lead-page',
  length: 'short',
  measure: () => withMeteredSite(measure, { SEED: 'none' }),
}
