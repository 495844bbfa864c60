import type { MaLine } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { readPublished } from '../../ui/read-published.ts'

export const maLineKey = ['ma-line'] as const

const isLine = (one: unknown): one is MaLine =>
  typeof Object(one).day === 'string' && Boolean(Object(one).bn || Object(one).latin)

const isOfToday = ({ day }: MaLine) => day === dayIn(site.timeZone, new Date())

/** How often it is seen whether it is still today, in ms. */
const pause = 60_000

/**
 * What Ma says today. Home says it in its HTML; where that is of yesterday, or the tab stayed open over midnight, the
 * page of now is asked for it.
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
