import {
  type Group,
  type HandlerResult,
  type ParsedInput,
  type Route,
  routeKey,
} from '@bong-bari/contract'
import { answerOf } from './answer.ts'
import type { Versioned } from './conditional.ts'
import { endpoint } from './endpoint.ts'
import { type HttpEvent, timeOf } from './event.ts'
import { namingFields } from './fixed-fields.ts'
import { hotCallers, hotSeconds } from './hot.ts'
import { parseInput } from './parse.ts'
import { refuse } from './refuse.ts'
import type { CurrentSession } from './session.ts'
import { clientOf } from './viewer.ts'

/** What every handler gets besides the parsed input of its route. */
export type RequestFacts = {
  now: Date
  /** The network address to count by. */
  client: string
  event: HttpEvent
}

type HandlerInput<R extends Route> = ParsedInput<R> &
  RequestFacts &
  (R['access'] extends 'admin' ? CurrentSession : unknown)

/** One handler for each route of a group: a missing or an extra one does not compile. */
export type Handlers<G extends Group> = {
  [Name in keyof G]: (
    input: HandlerInput<G[Name]>,
  ) => Promise<HandlerResult<G[Name]> | Versioned<HandlerResult<G[Name]>>>
}

type AnyHandler = (input: object) => Promise<unknown>

let sessions: Promise<typeof import('./session.ts')> | undefined

const isHot = hotCallers()

/** Who floods a route is refused before anything is read for it, or written. */
const refuseHot = (client: string, event: HttpEvent) => {
  if (isHot(`${event.routeKey} ${client}`, event.requestContext.timeEpoch))
    refuse('too-many-requests', { headers: { 'retry-after': String(hotSeconds) } })
}

/** Public groups never load what checks sessions, and the others once: asking costs each time. */
const admit = async (event: HttpEvent, route: Route) => {
  if (route.access === 'public') return {}
  sessions ??= import('./session.ts')
  const { requireSession } = await sessions
  return requireSession(event, route)
}

/** Makes the Lambda handler of an endpoint group. */
export const serve = <G extends Group>(group: G, handlers: Handlers<G>) => {
  const byKey = new Map(
    Object.entries(group).map(([name, route]) => [
      routeKey(route),
      { route, handle: handlers[name] as AnyHandler },
    ]),
  )
  return endpoint(async (event) => {
    const { route, handle } = byKey.get(event.routeKey) ?? refuse('route-not-found')
    const facts: RequestFacts = { now: timeOf(event), client: clientOf(event), event }
    if (route.access === 'public') refuseHot(facts.client, event)
    const session = await admit(event, route)
    const { input, given } = parseInput(event, route)
    const work = () => handle({ ...facts, ...session, ...input })
    return answerOf(event, route, await namingFields(route, given, work))
  })
}
