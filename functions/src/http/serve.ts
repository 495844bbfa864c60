import {
  type Group,
  type HandlerResult,
  type ParsedInput,
  type Route,
  routeKey,
} from '@bong-bari/contract'
import { answerOf, type Versioned, zipped } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { clientOf, type HttpEvent, networksOf, timeOf, widerShare } from './event.ts'
import { namingFields, parseInput } from './parse.ts'
import { refuse } from './refuse.ts'
import type { CurrentSession } from './session.ts'

/** Milliseconds, and requests per caller and route. */
const span = 60_000
const most = 120

/** About 10 MB. */
const mostCallers = 20_000

type Counts = { span: number; now: number; before: number }

/** In memory, so floods cost no reads. True while a caller asked more in the last minute than 50 people at one address; refusals count. `share` multiplies the limit. */
export const hotCallers = () => {
  const callers = new Map<string, Counts>()

  const forgetOld = (current: number) => {
    for (const [caller, counts] of callers) if (counts.span < current - 1) callers.delete(caller)
    if (callers.size < mostCallers) return
    // Too many callers to count singly. Keep those who ask a lot: one network can fill the memory with its own addresses.
    for (const [caller, { now, before }] of callers)
      if (now + before <= most) callers.delete(caller)
    if (callers.size >= mostCallers) callers.clear()
  }

  return (caller: string, at: number, share = 1): boolean => {
    const current = Math.floor(at / span)
    const known = callers.get(caller)
    if (!known && callers.size >= mostCallers) forgetOld(current)
    const isCurrent = known?.span === current
    const previous = known?.span === current - 1 ? known.now : 0
    const counts = {
      span: current,
      now: (isCurrent ? known.now : 0) + 1,
      before: isCurrent ? known.before : previous,
    }
    callers.set(caller, counts)
    const stillCounts = 1 - (at % span) / span
    return counts.now + counts.before * stillCounts > most * share
  }
}

const hotSeconds = span / 1000

export type RequestFacts = {
  now: Date
  /** Address to count by. */
  client: string
  event: HttpEvent
}

type HandlerInput<R extends Route> = ParsedInput<R> &
  RequestFacts &
  (R['access'] extends 'admin' ? CurrentSession : unknown)

/** One per route; missing or extra ones do not compile. */
type Handlers<G extends Group> = {
  [Name in keyof G]: (
    input: HandlerInput<G[Name]>,
  ) => Promise<HandlerResult<G[Name]> | Versioned<HandlerResult<G[Name]>>>
}

/** Separates callers at one address; must read nothing. */
export type KnownCallers<G extends Group> = {
  [Name in keyof G]?: (input: ParsedInput<G[Name]>, now: Date) => string | undefined
}

type AnyKnown = (input: object, now: Date) => string | undefined
type AnyHandler = (input: object) => Promise<unknown>

let audits: Promise<typeof import('./audited.ts')> | undefined
let sessions: Promise<typeof import('./session.ts')> | undefined

const isHot = hotCallers()

/** Before any read or write; `known` callers count separately. */
const refuseHot = (client: string, event: HttpEvent, known: () => string | undefined) => {
  const { routeKey, requestContext } = event
  const isFlood = (caller: string, share?: number) =>
    isHot(`${routeKey} ${caller}`, requestContext.timeEpoch, share)
  // A network's calls count in the wider ones only while it is no flood itself, so that one flood does not lock its neighbours out.
  const isAnyFlood = networksOf(client).some((network, place) =>
    isFlood(network, place ? widerShare : 1),
  )
  if (!isAnyFlood) return
  const own = known()
  if (own === undefined || isFlood(own)) refuse('too-many-requests', { retryAfter: hotSeconds })
}

const nobody = () => undefined

/** Loaded once, and never for public groups. */
const admit = async (event: HttpEvent, route: Route, client: string) => {
  sessions ??= import('./session.ts')
  const { carriesOwnSession, requireSession } = await sessions
  if (!carriesOwnSession(event)) refuseHot(client, event, nobody)
  return requireSession(event, route)
}

/** Never loaded for public routes. */
const auditedBy = async ({ audit }: Route) => {
  if (!audit || audit.startsWith('not: ')) return undefined
  audits ??= import('./audited.ts')
  return (await audits).audited
}

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
        known: knownCallers[name] as AnyKnown | undefined,
      },
    ]),
  )
  return endpoint(async (event) => {
    const { route, handle, known } = byKey.get(event.routeKey) ?? refuse('route-not-found')
    const facts: RequestFacts = { now: timeOf(event), client: clientOf(event), event }
    const isPublic = route.access === 'public'
    if (isPublic)
      refuseHot(facts.client, event, () => known?.(parseInput(event, route).input, facts.now))
    const session = isPublic ? undefined : await admit(event, route, facts.client)
    const { input, given } = parseInput(event, route)
    if (session && route.proven) (await sessions)?.requireProof({ ...facts, ...session })
    const handlerInput = { ...facts, ...session, ...input }
    const work = () => handle(handlerInput)
    const told = await auditedBy(route)
    const result = await namingFields(route, given, () =>
      told ? told(route, { now: facts.now, session }, work) : work(),
    )
    const answer = await answerOf(event, route, result, (limit) =>
      handle({ ...handlerInput, query: { ...Object(input.query), limit } }),
    )
    return zipped(event, answer)
  })
}
