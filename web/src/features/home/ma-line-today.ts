import type { MaLine } from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { readPublished } from '../../ui/read-published.ts'

export const maLineKey = ['ma-line'] as const

const isLine = (one: unknown): one is MaLine =>
  typeof Object(one).day === 'string' && Boolean(Object(one).bn || Object(one).latin)

const isOfToday = ({ day }: MaLine) => day === dayInKolkata(new Date())

/** How often the date is checked, in ms. */
const pause = 60_000

/**
 * Ma's line of today. The HTML has one; if it is yesterday's, or the tab stayed open over midnight, the
 * current page is asked.
 */
export const useMaLine = () =>
  useQuery({
    queryKey: maLineKey,
    queryFn: async ({ client, signal }): Promise<MaLine | null> => {
      const known = client.getQueryData<MaLine | null>(maLineKey)
      if (known && isOfToday(known)) return known
      const found = await readPublished('/', maLineKey, signal)
      return isLine(found) ? found : null
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data ? pause : false),
  }).data ?? undefined
