import { api, type GroupName } from './api.ts'
import { type Route, routeKey } from './route/route.ts'

export const groupNames = Object.keys(api) as GroupName[]

/** Endpoint groups that have a Lambda function of their own, because they have much work. All others share the function `office`: the dashboard calls them together, so it meets one cold start instead of many. */
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

/** Lists every route with its group; `runs` is the name of the function that answers it. */
export const routes = groupNames.flatMap((group) =>
  Object.values<Route>(api[group]).map((route) => ({
    group,
    key: routeKey(route),
    route,
    runs: functionOfGroup(group),
  })),
)

/** The names of all functions that answer routes. */
export const apiFunctionNames: readonly ApiFunctionName[] = [
  ...new Set(routes.map(({ runs }) => runs)),
]

/** The endpoint groups that decode and store pictures. */
export const pictureGroups: readonly GroupName[] = [
  'pictures',
  ...new Set(routes.flatMap(({ group, route }) => (route.carriesImage ? [group] : []))),
]

/** The functions of {@link pictureGroups}. */
export const pictureFunctions: readonly string[] = [...new Set(pictureGroups.map(functionOfGroup))]

/** The timeout of most functions. It leaves time for the last retry of a call to DynamoDB or S3, and for the 8 seconds that a model may take. */
const usualTimeoutMs = 15_000

/** API Gateway waits for 30 seconds, so this is for an export, for changes of many leads, and for a picture of 50 megapixels. */
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

/** With so much memory, in MB, Lambda gives a function one whole CPU. */
const oneCpuMb = 1769

// Lambda gives CPU in proportion to memory. `auth` hashes passwords, `bot-training`, `chat` and `reactions` read rows into
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
