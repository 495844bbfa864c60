import { api } from '@bong-bari/contract'
import { costOfPage, type MeteredSite, startMeteredSite, timesAsMuch } from '../api/metered-site.ts'
import { timesOf } from '../api/processor-time.ts'
import type { Measurement, Reading } from '../reading.ts'
import { leadKinds } from './even-leads.ts'
import { slugOf } from './even-posts.ts'
import { fillTable } from './fill-table.ts'
import { leadLists } from './lead-lists.ts'

const { leads, posts } = api

/** As many leads of each kind, so that every list of the larger ones has more than a page. */
const counts = [1, 51, 1_020].map((each) => each * leadKinds)

const post = posts.bySlug.path.replace('{slug}', slugOf(0))
const search = `${leads.list.path}?q=${encodeURIComponent('রিয়া')}`

/** Pages that even the smallest table fills, and those that take a thousand. */
const small = [`${leads.list.path}?limit=5`, `${posts.list.path}?limit=5`, post]
const whole = [...leadLists, posts.list.path, post, search]

/** Those that are also timed: each way in which a list is read once. */
const timed = [
  leads.list.path,
  `${leads.list.path}?leadStatus=hot`,
  `${leads.list.path}?leadStatus=hot&opened=true`,
  posts.list.path,
  post,
  search,
]

const openSite = async (count: number) => {
  const site = await startMeteredSite({ SEED: 'none' })
  const range: [number, number] = [0, count]
  const filling = { leads: range, posts: range, now: Date.now(), searched: true } as const
  await fillTable(site.table.engine, filling)
  return site
}

const compareUnits = async (paths: readonly string[], less: MeteredSite, more: MeteredSite) => {
  const readings: Reading[] = []
  for (const of of paths) {
    const value = timesAsMuch(of, await costOfPage(less, of), await costOfPage(more, of))
    readings.push({ id: 'G units', of, value })
  }
  return readings
}

const compareLatencies = async (less: MeteredSite, more: MeteredSite) => {
  const readings: Reading[] = []
  for (const path of timed) {
    const asking = ({ session, ...server }: MeteredSite) => ({
      server,
      question: { method: 'GET', path, headers: session.headers, expected: 200 },
    })
    const [long, short] = await timesOf(asking(more), asking(less))
    readings.push({ id: 'G latency', of: path, value: long / short })
  }
  return readings
}

const measure = async () => {
  const sites: MeteredSite[] = []
  try {
    for (const count of counts) sites.push(await openSite(count))
    const [tiny, less, more] = sites
    if (!tiny || !less || !more) throw new Error('A site is missing.')
    return [
      ...(await compareUnits(small, tiny, more)),
      ...(await compareUnits(whole, less, more)),
      ...(await compareLatencies(less, more)),
    ]
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

/** What pages cost as leads and posts grow. */
export const growth: Measurement = { name: 'growth', length: 'full', measure }
