import { api, leadOrders, leadStatuses } from '@bong-bari/contract'

/** Every combination of what a list of leads is filtered by, in both orders, as paths. */
export const leadLists = ['', ...leadStatuses].flatMap((leadStatus) =>
  ['', 'true', 'false'].flatMap((opened) =>
    ['false', 'true'].flatMap((spam) =>
      leadOrders.map((order) => {
        const query = new URLSearchParams({ leadStatus, opened, spam, order })
        return `${api.leads.list.path}?${query}`
      }),
    ),
  ),
)
