import type { QueryClient, QueryKey } from '@tanstack/react-query'

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
