import { useState } from 'react'
import { useNavigationType } from 'react-router'

/** In ms; as long as the CDN keeps a page. */
const freshFor = 60_000

const isMissing = ({ state }: { state: { data: unknown } }) => state.data === undefined

/**
 * Query options of public pages. Nothing changes while somebody reads or comes back; data older
 * than a minute is refetched on the next page.
 */
export const useReading = () => ({
  staleTime: freshFor,
  refetchOnMount: useNavigationType() !== 'POP',
  refetchOnReconnect: isMissing,
})

type Asked = { isPending: boolean; isFetching: boolean; isFetchedAfterMount: boolean }

/** True until the page's first queries settle; later refetches do not block. */
export const useWaits = ({ isPending, isFetching, isFetchedAfterMount }: Asked) => {
  const [asks] = useState(isFetching)
  return !isFetchedAfterMount && (isPending || (asks && isFetching))
}
