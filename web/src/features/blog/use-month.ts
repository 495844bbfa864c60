import { useQuery } from '@tanstack/react-query'
import { readPublished } from '../../ui/read-published.ts'
import { type MonthPost, monthKey, monthPath, monthsKey } from './month.ts'

const isMonth = (one: unknown): one is string => typeof one === 'string'

/** Months that have posts, newest first; asked for where the HTML lacks them. */
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

export const useMonth = (month: string | undefined) =>
  useQuery({
    queryKey: monthKey(month ?? ''),
    queryFn: async ({ signal }): Promise<readonly MonthPost[]> => {
      const posts = await readPublished(monthPath(month ?? ''), monthKey(month ?? ''), signal)
      return Array.isArray(posts) ? posts.filter(isPost) : []
    },
    enabled: month !== undefined,
  })
