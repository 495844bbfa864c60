import { auth } from './auth.ts'
import { blog } from './blog.ts'
import { chatbot } from './chatbot.ts'
import { chatbotAdmin } from './chatbot-admin.ts'
import { collaboration } from './collaboration.ts'
import { exports } from './exports.ts'
import { homepage } from './homepage.ts'
import { openapi } from './openapi.ts'
import { type Group, type Route, routeKey } from './route.ts'
import { settings } from './settings.ts'
import { youtube } from './youtube.ts'

/** The whole API: endpoint group -> route name -> route. One Lambda serves each group. */
export const api = {
  auth,
  blog,
  chatbot,
  'chatbot-admin': chatbotAdmin,
  collaboration,
  exports,
  homepage,
  openapi,
  settings,
  youtube,
} as const satisfies Record<string, Group>

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
