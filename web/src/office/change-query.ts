import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api.ts'

/**
 * Changes cached data optimistically. An answer in flight may predate the change, so it is changed too:
 * `change` must be idempotent.
 */
export const changeQuery = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (known: Data) => Data,
) => {
  const apply = () => client.setQueryData<Data>(queryKey, (known) => known && change(known))
  apply()
  const query = client.getQueryCache().find({ queryKey })
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {})
}

/** `refetchOnWindowFocus` of a list: no refetch during a mutation, whose answer could predate the change. */
export const whenIdle = () => queryClient.isMutating() === 0 && 'always'
