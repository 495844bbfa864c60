import { api, type GroupName } from './api.ts'
import { type Route, routeKey } from './route/route.ts'

export const groupNames = Object.keys(api) as GroupName[]

/** Groups with much work of their own. All others share `office`: the dashboard asks for them together, so it meets one cold start instead of many. */
const ownFunctions = [
  'auth',
  'bot-training',
  'chat',
  'exports',
  'leads',
  'pictures',
  'posts',
  'videos',
] as const satisfies GroupName[]

type OwnFunction = (typeof ownFunctions)[number]

type FunctionOfGroup<Name extends string> = Name extends OwnFunction
  ? Name
  : Name extends 'openapi'
    ? 'fallback'
    : Name extends GroupName
      ? 'office'
      : Name

/** The name of a function that answers routes. */
export type ApiFunctionName = FunctionOfGroup<GroupName>

const findFunction = (name: string) => {
  if (name === 'openapi') return 'fallback'
  const isShared = Object.hasOwn(api, name) && !ownFunctions.some((one) => one === name)
  return isShared ? 'office' : name
}

/** Returns the function of an endpoint group. Any other name stands for itself. */
export const functionOfGroup = <Name extends string>(name: Name) =>
  findFunction(name) as FunctionOfGroup<Name>

/** Every route with its group; `runs` is the function that answers it. */
export const routes = groupNames.flatMap((group) =>
  Object.values<Route>(api[group]).map((route) => ({
    group,
    key: routeKey(route),
    route,
    runs: functionOfGroup(group),
  })),
)

/** Every function that answers routes. */
export const apiFunctionNames: readonly ApiFunctionName[] = [
  ...new Set(routes.map(({ runs }) => runs)),
]

/** Groups that decode and store pictures. */
export const pictureGroups: readonly GroupName[] = [
  'pictures',
  ...new Set(routes.flatMap(({ group, route }) => (route.carriesImage ? [group] : []))),
]

/** The functions of {@link pictureGroups}. */
export const pictureFunctions: readonly string[] = [...new Set(pictureGroups.map(functionOfGroup))]

/** It leaves room for the last try of a call to table or bucket, and for the 8 seconds of a model. */
const usualTimeoutMs = 15_000

/** It is nearly the limit of API Gateway: for a file, many leads at once, a picture of 50 megapixels. */
const longestTimeoutMs = 29_000

const ownTimeoutMs: Record<string, number> = {
  exports: longestTimeoutMs,
  leads: longestTimeoutMs,
  // Nobody waits for work from queues and schedules.
  notices: 120_000,
  publish: 120_000,
  reactions: 120_000,
  'video-refresh': 300_000,
}

const decodesPictures = (name: string) => pictureFunctions.includes(name)

/** Returns after how many ms Lambda ends a call of this function. */
export const functionTimeoutMs = (name: string) =>
  ownTimeoutMs[name] ?? (decodesPictures(name) ? longestTimeoutMs : usualTimeoutMs)

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

/** Returns the memory of a function in MB. Decoding 50 megapixels takes up to 1,000. */
export const functionMemoryMb = (name: string) =>
  ownMemoryMb[name] ?? (decodesPictures(name) ? oneCpuMb : 512)
