import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api.ts'

/**
 * Changes what is known of a query, at once. An answer that is on its way may have been made before
 * the change and would undo it, so it is changed too: `change` must bear being done twice.
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

/**
 * For `refetchOnWindowFocus` of a list: who comes back sees what others did, but no answer that was made
 * before a change that is on its way.
 */
export const whenIdle = () => queryClient.isMutating() === 0 && 'always'
