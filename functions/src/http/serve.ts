import {
  type Group,
  type HandlerResult,
  type ParsedInput,
  type Route,
  routeKey,
} from '@bong-bari/contract'
import { compressAnswer, createAnswer, type Versioned } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { type HttpEvent, listNetworks, readClient, readTime, widerNetworkFactor } from './event.ts'
import { parseInput, rememberFixedFields } from './parse.ts'
import { refuse } from './refuse.ts'
import type { CurrentSession } from './session.ts'

/** A window in milliseconds, and the requests that a caller may make to a route within it. */
const windowMs = 60_000
const maxCalls = 120

/** So many callers take about 10 MB. */
const maxCallers = 20_000

type Counts = { window: number; now: number; before: number }

/** Counts calls in memory, so a flood costs no reads. The returned function is true while a caller makes more calls in a minute than 50 people at one address would; refused calls count. `share` multiplies the limit. */
export const createFloodGuard = () => {
  const callers = new Map<string, Counts>()

  const dropOldCallers = (current: number) => {
    for (const [caller, counts] of callers) if (counts.window < current - 1) callers.delete(caller)
    if (callers.size < maxCallers) return
    // There are too many callers to count each. Those with many calls stay, because one network can fill the memory with its addresses.
    for (const [caller, { now, before }] of callers)
      if (now + before <= maxCalls) callers.delete(caller)
    if (callers.size >= maxCallers) callers.clear()
  }

  return (caller: string, at: number, share = 1): boolean => {
    const current = Math.floor(at / windowMs)
    const earlier = callers.get(caller)
    if (!earlier && callers.size >= maxCallers) dropOldCallers(current)
    const isCurrent = earlier?.window === current
    const previous = earlier?.window === current - 1 ? earlier.now : 0
    const counts = {
      window: current,
      now: (isCurrent ? earlier.now : 0) + 1,
      before: isCurrent ? earlier.before : previous,
    }
    callers.set(caller, counts)
    const stillCounts = 1 - (at % windowMs) / windowMs
    return counts.now + counts.before * stillCounts > maxCalls * share
  }
}

const floodWaitSeconds = windowMs / 1000

export type RequestFacts = {
  now: Date
  /** The address by which calls are counted. */
  client: string
  event: HttpEvent
}

type HandlerInput<R extends Route> = ParsedInput<R> &
  RequestFacts &
  (R['access'] extends 'admin' ? CurrentSession : unknown)

/** One handler for each route; a missing or extra one does not compile. */
type Handlers<G extends Group> = {
  [Name in keyof G]: (
    input: HandlerInput<G[Name]>,
  ) => Promise<HandlerResult<G[Name]> | Versioned<HandlerResult<G[Name]>>>
}

/** Tells callers at one address apart. It must not read the table. */
export type KnownCallers<G extends Group> = {
  [Name in keyof G]?: (input: ParsedInput<G[Name]>, now: Date) => string | undefined
}

type AnyIdentify = (input: object, now: Date) => string | undefined
type AnyHandler = (input: object) => Promise<unknown>

const isFlooding = createFloodGuard()

/** Refuses a flood before anything is read or written. A caller that `identify` names is counted separately. */
const refuseFlood = (client: string, event: HttpEvent, identify: () => string | undefined) => {
  const { routeKey, requestContext } = event
  const isFlood = (caller: string, share?: number) =>
    isFlooding(`${routeKey} ${caller}`, requestContext.timeEpoch, share)
  // Calls of a network count in the wider ones only while it is no flood itself, so one flood does not lock out its neighbours.
  const isAnyFlood = listNetworks(client).some((network, index) =>
    isFlood(network, index ? widerNetworkFactor : 1),
  )
  if (!isAnyFlood) return
  const own = identify()
  if (own === undefined || isFlood(own))
    refuse('too-many-requests', { retryAfter: floodWaitSeconds })
}

const identifyNobody = () => undefined

/** Checks the session. Its code is loaded once, and never for public groups. */
const requireAdmin = async (event: HttpEvent, route: Route, client: string) => {
  const { carriesOwnSession, requireSession } = await import('./session.ts')
  if (!carriesOwnSession(event)) refuseFlood(client, event, identifyNobody)
  return requireSession(event, route)
}

/** Loads the audit for routes that need it; public functions never load it. */
const loadAudit = async ({ audit }: Route) => {
  if (!audit || audit.startsWith('not: ')) return undefined
  return (await import('./audited.ts')).withAudit
}

/** Creates the Lambda handler of a group of routes. */
export const serve = <G extends Group>(
  group: G,
  handlers: Handlers<G>,
  knownCallers: KnownCallers<G> = {},
) => {
  const byKey = new Map(
    Object.entries(group).map(([name, route]) => [
      routeKey(route),
      {
        route,
        handle: handlers[name] as AnyHandler,
        identify: knownCallers[name] as AnyIdentify | undefined,
      },
    ]),
  )
  return endpoint(async (event) => {
    const { route, handle, identify } = byKey.get(event.routeKey) ?? refuse('route-not-found')
    const facts: RequestFacts = { now: readTime(event), client: readClient(event), event }
    const isPublic = route.access === 'public'
    if (isPublic)
      refuseFlood(facts.client, event, () => identify?.(parseInput(event, route).input, facts.now))
    const session = isPublic ? undefined : await requireAdmin(event, route, facts.client)
    const { input, given } = parseInput(event, route)
    if (session && route.proven)
      (await import('./session.ts')).requireProof({ ...facts, ...session })
    const handlerInput = { ...facts, ...session, ...input }
    const work = () => handle(handlerInput)
    const runWithAudit = await loadAudit(route)
    const result = await rememberFixedFields(route, given, () =>
      runWithAudit ? runWithAudit(route, { now: facts.now, session }, work) : work(),
    )
    const answer = await createAnswer(event, route, result, (limit) =>
      handle({ ...handlerInput, query: { ...Object(input.query), limit } }),
    )
    return compressAnswer(event, answer)
  })
}
