import { useQuery } from '@tanstack/react-query'
import { type MonthPost, monthKey, monthPath, monthsKey } from './month.ts'

/**
 * What the HTML of a page says that it shows under a query key. The API has no list of months and none
 * of a month's posts: their pages do, and answer without a function. `null` where there is no such page.
 */
const readPublished = async (path: string, key: readonly string[], signal: AbortSignal) => {
  const answer = await fetch(path, { signal })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${answer.status}: ${path}`)
  const html = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const known: [key: unknown, data: unknown][] = JSON.parse(
    html.getElementById('known')?.textContent || '[]',
  )
  const found = known.find(([one]) => JSON.stringify(one) === JSON.stringify(key))
  if (!found) throw new Error(`${path} does not say ${key.join(' ')}.`)
  return found[1]
}

const isMonth = (one: unknown): one is string => typeof one === 'string'

/** The months that have posts, newest first. They are asked for where the HTML does not say them. */
export const useMonths = (wanted: boolean) => {
  const { data, isLoading } = useQuery({
    queryKey: monthsKey,
    queryFn: async ({ signal }) => {
      const months = await readPublished('/blog', monthsKey, signal)
      return Array.isArray(months) ? months.filter(isMonth) : []
    },
    enabled: wanted,
  })
  return { months: data ?? [], isLoading }
}

const isPost = (one: unknown): one is MonthPost =>
  typeof Object(one).slug === 'string' && typeof Object(one).title === 'string'

/** The posts of a month. Without a month there are none. */
export const useMonth = (month: string | undefined) =>
  useQuery({
    queryKey: monthKey(month ?? ''),
    queryFn: async ({ signal }): Promise<readonly MonthPost[]> => {
      const posts = await readPublished(monthPath(month ?? ''), monthKey(month ?? ''), signal)
      return Array.isArray(posts) ? posts.filter(isPost) : []
    },
    enabled: month !== undefined,
  })
