import { api, type GroupName } from './api.ts'
import { type Route, routeKey } from './route.ts'

export const groupNames = Object.keys(api) as GroupName[]

export const routes = groupNames.flatMap((group) =>
  Object.values<Route>(api[group]).map((route) => ({ group, key: routeKey(route), route })),
)

/** Groups that decode and store pictures. */
export const pictureGroups: readonly GroupName[] = [
  'pictures',
  ...new Set(routes.flatMap(({ group, route }) => (route.carriesImage ? [group] : []))),
]
