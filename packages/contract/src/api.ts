import { auth } from './auth.ts'
import { botTraining } from './bot-training.ts'
import { chat } from './chat.ts'
import { exports } from './export.ts'
import { leads } from './lead.ts'
import { openapi } from './openapi.ts'
import { pictures } from './picture.ts'
import { posts } from './post.ts'
import { type Group, type Route, routeKey } from './route.ts'
import { sections } from './section.ts'
import { settings } from './setting.ts'
import { videos } from './video.ts'

/** The whole API: endpoint group -> route name -> route. One Lambda serves each group. */
export const api = {
  auth,
  'bot-training': botTraining,
  chat,
  exports,
  leads,
  openapi,
  pictures,
  posts,
  sections,
  settings,
  videos,
} as const satisfies Record<string, Group>

export type GroupName = keyof typeof api

export const groupNames = Object.keys(api) as GroupName[]

/** Every route with the group that serves it. */
export const routes = groupNames.flatMap((group) =>
  Object.values<Route>(api[group]).map((route) => ({ group, key: routeKey(route), route })),
)
