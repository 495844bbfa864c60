import { publishedFile } from '@bong-bari/edge'
import { textOf } from './noun.ts'
import type { Site as RunningSite } from './site.ts'
import type { Written } from './writers.ts'

/** What was acknowledged stands in the published pages after so long at the latest, in milliseconds. */
const latestMs = 120_000

/** What was announced and never written, or seen late, is met again by a look after this. */
const settledMs = 31_000

type Site = Pick<RunningSite, 'publish'> & {
  facts: Pick<RunningSite['facts'], 's3' | 'siteBucket'>
}

type Read = (path: string) => Promise<string | undefined>

/** Reads what is published, past everything that would answer in its place. */
const readerOf = ({ facts: { s3, siteBucket } }: Site): Read => {
  return async (path) => {
    const answer = await fetch(`http://127.0.0.1:${s3}/${siteBucket}${publishedFile(path)}`)
    const text = await answer.text()
    return answer.ok ? text : undefined
  }
}

const knownOf = (all: Written[], name: string) =>
  all.find(({ noun }) => noun.name === name)?.ledger.known() ?? []

const untruePosts = async (read: Read, all: Written[]) => {
  const complaints: string[] = []
  const sitemap = (await read('/sitemap.xml')) ?? ''
  const blog = (await read('/blog')) ?? ''
  for (const { mark, edition } of [...knownOf(all, 'post'), ...knownOf(all, 'timed')]) {
    const address = `/blog/${mark}`
    const page = await read(address)
    const isThere = edition > 0
    if (isThere !== (page !== undefined))
      complaints.push(`${address} is ${isThere ? 'not' : 'still'} published`)
    else if (isThere && !page?.includes(textOf(mark, edition)))
      complaints.push(`${address} does not show edition ${edition}`)
    if (isThere !== sitemap.includes(`${address}<`))
      complaints.push(`the sitemap has ${address} ${isThere ? 'not' : 'still'}`)
    if (!isThere && blog.includes(`${address}"`)) complaints.push(`/blog still links ${address}`)
  }
  return complaints
}

/** No page, list, map or feed says anything of a draft. */
const leakedDrafts = async (read: Read, all: Written[]) => {
  const places = ['/', '/blog', '/sitemap.xml', '/feed.xml']
  const texts = await Promise.all(places.map(async (place) => (await read(place)) ?? ''))
  const complaints: string[] = []
  for (const { mark } of knownOf(all, 'draft')) {
    const said = places.filter((_, at) => new RegExp(`${mark}\\b`).test(texts[at] ?? ''))
    complaints.push(...said.map((place) => `${place} tells of ${mark}`))
    if (await read(`/blog/${mark}`)) complaints.push(`/blog/${mark} is published`)
  }
  return complaints
}

const untrueSections = async (read: Read, all: Written[]) => {
  const home = (await read('/')) ?? ''
  return knownOf(all, 'section').flatMap(({ mark, edition }) => {
    if (edition > 0 && !home.includes(textOf(mark, edition)))
      return [`/ does not show edition ${edition} of ${mark}`]
    return edition === 0 && home.includes(`${mark}, edition`) ? [`/ still shows ${mark}`] : []
  })
}

/** Publishes by looks of the clock, and tells what published pages do not tell as it is two minutes later. */
export const untruths = async (site: Site, all: Written[]) => {
  const read = readerOf(site)
  let complaints: string[] = []
  for (let ahead = 0; ahead <= latestMs; ahead += settledMs) {
    await site.publish(ahead)
    complaints = [
      ...(await untruePosts(read, all)),
      ...(await leakedDrafts(read, all)),
      ...(await untrueSections(read, all)),
    ]
    if (!complaints.length) break
  }
  return complaints
}
