import { api, type GroupName } from './api.ts'
import { type Route, routeKey } from './route.ts'

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
