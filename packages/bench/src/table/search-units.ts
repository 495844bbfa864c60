import { api } from '@bong-bari/contract'
import { costOfPage, type MeteredSite, withMeteredSite } from '../api/metered-site.ts'
import type { Measurement, Reading } from '../reading.ts'
import { leadKinds } from './even-leads.ts'
import { fillTable } from './fill-table.ts'

/** Two thousand leads, and twenty thousand; a tenth as many posts. */
const leads = [100, 1_000].map((each) => each * leadKinds) as [number, number]
const posts = leads.map((count) => count / 10) as [number, number]

/** What every lead has, in either script, a beginning, two words, a number, and what none has. */
const ofLeads = ['রিয়া', 'riya', 'mis', 'riya mishti', '98300', 'episode', 'xylophone']
/** The same of posts, with as many words as one may look for. */
const ofPosts = ['মায়ের', 'mayer', 'ph', 'mayer phon', 'xylophone', 'a b d h k l m n p s t']

const pathsOf = (list: string, texts: readonly string[]) =>
  texts.map((q) => `${list}?q=${encodeURIComponent(q)}`)

const searched = [
  ...pathsOf(api.leads.list.path, ofLeads),
  ...pathsOf(api.posts.list.path, ofPosts),
]

const unitsOf = async (site: MeteredSite) => {
  const units: number[] = []
  for (const path of searched) units.push((await costOfPage(site, path)).units)
  return units
}

const measure = async (site: MeteredSite): Promise<Reading[]> => {
  const now = Date.now()
  await fillTable(site.table.engine, {
    leads: [0, leads[0]],
    posts: [0, posts[0]],
    now,
    searched: true,
  })
  const before = await unitsOf(site)
  await fillTable(site.table.engine, { leads, posts, now, searched: true })
  const after = await unitsOf(site)
  return searched.flatMap((of, at): Reading[] => {
    const [less = 0, more = 0] = [before[at], after[at]]
    return [
      { id: 'D1s units', of, value: more },
      { id: 'D1s growth', of, value: more / less },
    ]
  })
}

/** What a search among leads and posts costs the table. */
export const searchUnits: Measurement = {
  name: 'search',
  length: 'full',
  measure: () => withMeteredSite(measure, { SEED: 'none' }),
}
