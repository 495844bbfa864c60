import { setTimeout as pause } from 'node:timers/promises'
import { api, createClient } from '@bong-bari/contract'
import { postOfHouse } from '@bong-bari/local'
import { type MeteredSite, withMeteredSite } from '../api/metered-site.ts'
import { publishAll } from '../api/publish-all.ts'
import type { Measurement, Reading } from '../reading.ts'
import { fillSite } from '../table/fill-site.ts'
import { houseOf } from './start-house.ts'

const posts = 30
const others = 2_000
/** Concurrent changes. */
const lanes = 8

const measure = async (site: MeteredSite): Promise<Reading[]> => {
  const house = { ...houseOf(2, 1), now: Date.now() }
  await fillSite(site.table.engine, 'posts', house, posts)
  await publishAll(site)
  const call = createClient({ baseUrl: site.url, session: () => site.session })
  const written = Array.from({ length: posts }, (_, place) => postOfHouse(place, house)).filter(
    ({ status }, place) => status === 'published' && place % 50 !== 30,
  )
  const change = (place: number, title: string) => {
    const { id = '' } = written[place % written.length] ?? {}
    const body = { title, content: `## ${title}\n\n${title}` }
    return call(api.posts.update, { params: { id }, body })
  }
  const isFound = async (q: string) =>
    (await call(api.posts.list, { query: { q } })).items.some(({ title }) => title === q)
  const isShown = async (slug: string, title: string) =>
    (await (await fetch(`${site.url}/blog/${slug}`)).text()).includes(title)

  const secondsUntil = async (title: string) => {
    const { slug } = await change(0, title)
    const startedAt = performance.now()
    while (!((await isFound(title)) && (await isShown(String(slug), title)))) await pause(200)
    return (performance.now() - startedAt) / 1000
  }
  const quiet = await secondsUntil('Zafarnama')
  let next = 1
  const lane = async () => {
    while (next < others) await change(next, `Title ${next++}`)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return [
    { id: 'D4 quiet', of: 'a post', value: quiet },
    { id: 'D4 busy', of: 'a post', value: await secondsUntil('Quixotry') },
  ]
}

/** Time from a change of a post until visitors see and find it. */
export const freshness: Measurement = {
  name: 'freshness',
  length: 'full',
  measure: () => withMeteredSite(measure, { SEED: 'none' }),
}
