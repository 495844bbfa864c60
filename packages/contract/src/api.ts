import { auth } from './auth.ts'
import { collaboration } from './collaboration.ts'
import { type Group, type Route, routeKey } from './route.ts'

/** The whole API: endpoint group -> route name -> route. One Lambda serves each group. */
export const api = { auth, collaboration } as const satisfies Record<string, Group>

export type GroupName = keyof typeof api

/** Every route with the group that serves it. */
export const routes: { group: GroupName; key: string; route: Route }[] = Object.entries(
  api,
).flatMap(([group, groupRoutes]) =>
  Object.values(groupRoutes).map((route) => ({
    group: group as GroupName,
    key: routeKey(route),
    route,
  })),
)
