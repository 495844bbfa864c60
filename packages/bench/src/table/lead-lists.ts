import { api, type LeadOrder, type LeadStatus, leadOrders, leadStatuses } from '@bong-bari/contract'

type Filters = { leadStatus: LeadStatus | ''; spam: string; order: LeadOrder }

/** Whoever is dead or spam waits for nothing. */
const mayWait = ({ leadStatus, spam }: Filters) => leadStatus !== 'dead' && spam === 'false'

const pathOf = (query: Record<string, string>) =>
  `${api.leads.list.path}?${new URLSearchParams(query)}`

const byStatus = (['', ...leadStatuses] as const).flatMap((leadStatus) =>
  ['', 'true', 'false'].flatMap((opened) =>
    ['false', 'true'].flatMap((spam) =>
      leadOrders
        .filter((order) => order !== 'due' || mayWait({ leadStatus, spam, order }))
        .map((order) => pathOf({ leadStatus, opened, spam, order })),
    ),
  ),
)

/** What lists of leads are filtered by, in every order, as paths. */
export const leadLists = [
  ...byStatus,
  ...['today', 'late'].map((due) => pathOf({ due })),
  pathOf({ owner: 'none' }),
  pathOf({ owner: 'none', order: 'due' }),
]
