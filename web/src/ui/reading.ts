import { useState } from 'react'
import { useNavigationType } from 'react-router'

/** How long what was read counts as new, in ms: as long as the CDN keeps a page. */
const freshFor = 60_000

const isMissing = ({ state }: { state: { data: unknown } }) => state.data === undefined

/**
 * Query options of what a page shows to its readers. It stays as it is while somebody reads, and where
 * they come back to; what is older than a minute is asked for anew when they go on to another page.
 */
export const useReading = () => ({
  staleTime: freshFor,
  refetchOnMount: useNavigationType() !== 'POP',
  refetchOnReconnect: isMissing,
})

type Asked = { isPending: boolean; isFetching: boolean; isFetchedAfterMount: boolean }

/** True until what the page asks for when it opens has come or failed; what is asked later holds nothing back. */
export const useWaits = ({ isPending, isFetching, isFetchedAfterMount }: Asked) => {
  const [asks] = useState(isFetching)
  return !isFetchedAfterMount && (isPending || (asks && isFetching))
}
