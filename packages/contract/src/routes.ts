import { api, type GroupName } from './api.ts'
import { type Route, routeKey } from './route/route.ts'

export const groupNames = Object.keys(api) as GroupName[]

/** Groups that share a function: a dashboard asks for the small nouns together, and meets one cold start. */
const shared = {
  audit: 'office',
  numbers: 'office',
  openapi: 'fallback',
  pitches: 'office',
  replies: 'office',
  sections: 'office',
  settings: 'office',
  trash: 'office',
} as const satisfies Partial<Record<GroupName, string>>

type Shared = typeof shared

/** A function that answers routes. */
export type AnsweringName = Exclude<GroupName, keyof Shared> | Shared[keyof Shared]

const isShared = (name: string): name is keyof Shared => Object.hasOwn(shared, name)

/** The function of an endpoint group; any other name stands for itself. */
export const functionOf = <Name extends string>(name: Name) =>
  (isShared(name) ? shared[name] : name) as Exclude<Name, keyof Shared> | Shared[keyof Shared]

/** `runs`: the function that answers. */
export const routes = groupNames.flatMap((group) =>
  Object.values<Route>(api[group]).map((route) => ({
    ...{ group, key: routeKey(route), route },
    runs: functionOf(group) as AnsweringName,
  })),
)

/** Every function that answers routes. */
export const answeringNames: readonly AnsweringName[] = [...new Set(routes.map(({ runs }) => runs))]

/** Groups that decode and store pictures. */
export const pictureGroups: readonly GroupName[] = [
  'pictures',
  ...new Set(routes.flatMap(({ group, route }) => (route.carriesImage ? [group] : []))),
]

/** Their functions. */
export const pictureFunctions: readonly string[] = [...new Set(pictureGroups.map(functionOf))]

/** Leaves room for a table or bucket call's last try, and a model's 8 seconds. */
const usualTimeoutMs = 15_000

/** Nearly API Gateway's limit: a file, many leads at once, a picture of 50 megapixels. */
const longestTimeoutMs = 29_000

const ownTimeoutMs: Record<string, number> = {
  exports: longestTimeoutMs,
  leads: longestTimeoutMs,
  // Nobody waits for scheduled work.
  notices: 120_000,
  publish: 120_000,
  reactions: 120_000,
  'video-refresh': 300_000,
}

const decodes = (name: string) => pictureFunctions.includes(name)

/** Milliseconds until Lambda ends a call. */
export const functionTimeoutMs = (name: string) =>
  ownTimeoutMs[name] ?? (decodes(name) ? longestTimeoutMs : usualTimeoutMs)

const oneCpuMb = 1769

// CPU grows with it. `auth` hashes passwords, `bot-training`, `chat` and `reactions` read rows into
// the matcher, `exports`, `publish` and `video-refresh` draw.
const ownMemoryMb: Record<string, number> = {
  auth: 1024,
  'bot-training': 1024,
  chat: 1024,
  exports: oneCpuMb,
  fallback: 256,
  notices: 256,
  publish: 1024,
  reactions: 1024,
  'video-refresh': 1024,
}

/** Megabytes of a function. Decoding 50 megapixels takes up to 1,000. */
export const functionMemoryMb = (name: string) =>
  ownMemoryMb[name] ?? (decodes(name) ? oneCpuMb : 512)
