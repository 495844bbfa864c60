import { nextChangeOf, shownNouns } from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import { listPostHeads, nounTables, type PostHead } from '@bong-bari/table'
import { pagesOf } from '../public-data/shown-nouns.ts'
import { isUpByClock, pathsAt } from './pages.ts'

const minuteMs = 60_000

/** Covers missed minutes, and sometimes longer gaps. */
const spanOf = (now: Date) => (now.getUTCMinutes() % 10 ? 3 : 120) * minuteMs

const postsSince = async (from: Date, now: Date) => {
  const found: PostHead[] = []
  let cursor: string | undefined
  do {
    const page = await listPostHeads({ limit: 20, cursor, now })
    const came = page.items.filter(({ publishAt }) => publishAt > from.toISOString())
    found.push(...came)
    cursor = came.length === page.items.length ? page.next : undefined
  } while (cursor)
  return found
}

/** Appeared or expired. */
const nounsSince = async (from: Date, now: Date) => {
  const pages = shownNouns.map(async (name) => {
    const next = nextChangeOf(await nounTables[name].list(), from)
    return next && next <= now ? pagesOf(name) : []
  })
  return (await Promise.all(pages)).flat()
}

/** Changed by time alone. Looks back three minutes, each tenth minute two hours, or to `since`. */
export const pathsDue = async (now: Date, since = now): Promise<string[]> => {
  const from = new Date(Math.min(since.getTime(), now.getTime() - spanOf(now)))
  const [posts, changed] = await Promise.all([postsSince(from, now), nounsSince(from, now)])
  const came = posts.filter(isUpByClock)
  // Ma's line changes at midnight.
  if (dayInKolkata(from) !== dayInKolkata(now)) changed.push('/')
  const paths = await Promise.all(came.map((post) => pathsAt(post, now)))
  return [...new Set([...changed, ...paths.flat()])]
}
