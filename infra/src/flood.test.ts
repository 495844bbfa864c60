import { routes } from '@bong-bari/contract'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { hotCallers } from '../../functions/src/http/hot.ts'
import { onlyResource, synthesize } from '../testing/synth.ts'
import { readConfig } from './config.ts'
import { defineFirewall } from './firewall.ts'

const wanted = [
  'POST /api/auth/login',
  'POST /api/collaboration-requests',
  'POST /api/chatbot/message',
]

type Setting = { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }
const { RouteSettings } = onlyResource(await synthesize(), 'AWS::ApiGatewayV2::Stage').Properties
const settings: Record<string, Setting> = RouteSettings

type Statement = {
  Limit: number
  EvaluationWindowSec: number
  CustomKeys?: { IP?: object; UriPath?: object }[]
  ScopeDownStatement?: { ByteMatchStatement: { SearchString: string } }
}
const { Rules } = onlyResource(
  Template.fromStack(defineFirewall(new App(), 'Test', readConfig({ firewall: 'true' }))),
  'AWS::WAFv2::WebACL',
).Properties
const rates = (Rules as { Statement: { RateBasedStatement?: Statement } }[]).flatMap(
  ({ Statement }) => Statement.RateBasedStatement ?? [],
)

/** Requests to a route in a second that the edge lets one address make of it for good. */
const letThrough = (path: string) =>
  Math.min(
    ...rates
      .filter(({ CustomKeys, ScopeDownStatement: scope }) => {
        // Each filled-in path is counted apart, so that only the count of the address itself holds those back.
        if (CustomKeys && path.includes('{')) return false
        return path.startsWith(scope?.ByteMatchStatement.SearchString ?? '/')
      })
      .map(({ Limit, EvaluationWindowSec }) => Limit / EvaluationWindowSec),
  )

test('with the firewall one address gets at most a quarter of a route’s share', () => {
  for (const { route, key } of routes) {
    const share = settings[key]?.ThrottlingRateLimit
    if (share) expect([key, letThrough(route.path) <= share / 4]).toEqual([key, true])
  }
})

test('the rules by address and path count each call of the API apart, however it is spelt', () => {
  const [byPath, ...others] = rates.filter(({ CustomKeys }) => CustomKeys)
  expect(others).toEqual([])
  expect(byPath?.CustomKeys).toEqual([
    { IP: {} },
    {
      UriPath: {
        TextTransformations: [
          { Priority: 0, Type: 'URL_DECODE' },
          { Priority: 1, Type: 'NORMALIZE_PATH' },
        ],
      },
    },
  ])
  for (const { Limit, EvaluationWindowSec } of rates) {
    expect(Limit).toBeGreaterThanOrEqual(10)
    expect([60, 120, 300, 600]).toContain(EvaluationWindowSec)
  }
})

/** Somebody's requests, evenly spread but for what `seed` moves them; the path is the route's own. */
type Caller = { address: string; key: string; every: number; seed?: number }
type Request = Caller & { at: number }
type Told = 'edge' | 'gateway' | 'memory' | 'answered'

const requestsOf = (callers: readonly Caller[], seconds: number): Request[] =>
  callers
    .flatMap((caller) =>
      Array.from({ length: Math.floor(seconds / caller.every) }, (_, turn) => ({
        ...caller,
        at: (turn + (((caller.seed ?? 0) * 0.618 + turn * 0.414) % 1)) * caller.every,
      })),
    )
    .sort((a, b) => a.at - b.at)

/** WAF looks about every ten seconds at how many there were in each window, and blocks until it looks again. */
const startEdge = () => {
  const seen: Request[] = []
  let blocked = new Set<string>()
  let looked = 0
  const keyOf = ({ CustomKeys }: Statement, { address, key }: Request) =>
    CustomKeys ? `${address} ${key.replace(/^\S+ /, '')}` : address
  const look = (now: number) => {
    looked = now
    blocked = new Set()
    for (const rate of rates) {
      const counts = new Map<string, number>()
      for (const one of seen.filter(({ at }) => at > now - rate.EvaluationWindowSec))
        counts.set(keyOf(rate, one), (counts.get(keyOf(rate, one)) ?? 0) + 1)
      for (const [key, count] of counts) if (count > rate.Limit) blocked.add(key)
    }
  }
  return (request: Request) => {
    if (request.at - looked >= 10) look(request.at)
    seen.push(request)
    return !rates.some((rate) => blocked.has(keyOf(rate, request)))
  }
}

/** API Gateway's bucket of each route: it fills at the rate, up to the burst. */
const startGateway = () => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return ({ key, at }: Request) => {
    const { ThrottlingRateLimit: rate = 0, ThrottlingBurstLimit: burst = 0 } = settings[key] ?? {}
    const { tokens, at: before } = buckets.get(key) ?? { tokens: burst, at }
    const left = Math.min(burst, tokens + (at - before) * rate)
    buckets.set(key, { tokens: left < 1 ? left : left - 1, at })
    return left >= 1
  }
}

/** What becomes of each request, with so many instances that take turns. */
const play = (callers: readonly Caller[], { firewall, seconds = 600, instances = 3 }: Site) => {
  const edge = startEdge()
  const gateway = startGateway()
  const memories = Array.from({ length: instances }, hotCallers)
  let turn = 0
  return requestsOf(callers, seconds).map((request): Request & { told: Told } => {
    if (firewall && !edge(request)) return { ...request, told: 'edge' }
    if (!gateway(request)) return { ...request, told: 'gateway' }
    const isHot = memories[turn++ % instances]
    if (isHot?.(`${request.key} ${request.address}`, request.at * 1000))
      return { ...request, told: 'memory' }
    return { ...request, told: 'answered' }
  })
}
type Site = { firewall: boolean; seconds?: number; instances?: number }

const flooding = (key: string, perSecond: number): Caller => ({
  address: 'flood',
  key,
  every: 1 / perSecond,
})
const people = Array.from({ length: 60 }, (_, seed) =>
  wanted.map((key): Caller => ({ address: `person ${seed}`, key, every: 60, seed })),
).flat()

test.each(
  [true, false].flatMap((firewall) =>
    [15, 200].flatMap((perSecond) =>
      [1, 3, 10].map((instances) => ({ firewall, perSecond, instances })),
    ),
  ),
)(
  '$perSecond requests a second from one address leave others alone (firewall $firewall, $instances instances)',
  ({ perSecond, ...site }) => {
    for (const key of wanted) {
      const played = play([flooding(key, perSecond), ...people], { ...site, seconds: 300 })
      const others = played.filter(({ address }) => address !== 'flood')
      expect(others.length).toBe(60 * 3 * 5)
      expect(others.filter(({ told }) => told !== 'answered')).toEqual([])

      const flood = played.filter(({ address }) => address === 'flood')
      const share = settings[key]?.ThrottlingRateLimit ?? 0
      const passed = flood.filter(({ at, told }) => at > 30 && told !== 'edge').length / 270
      if (site.firewall) expect(passed).toBeLessThan(share / 4)
      // Of each instance it gets what makes it hot, and nothing more while it goes on.
      const looked = flood.filter(({ told }) => told === 'answered').length
      const isHot = (perSecond * 60) / site.instances > 120
      expect(looked).toBeLessThanOrEqual(120 * site.instances * (isHot ? 1 : 5) + 1)
    }
  },
)

test('50 people behind one address, a request a minute each, are refused nowhere', () => {
  for (const key of wanted) {
    const behind = people
      .filter((one) => one.key === key)
      .slice(0, 50)
      .map((one) => ({ ...one, address: 'shared' }))
    for (const instances of [1, 3]) {
      const played = play(behind, { firewall: true, instances })
      expect(played).toHaveLength(500)
      expect(played.filter(({ told }) => told !== 'answered')).toEqual([])
    }
  }
})

test('without the firewall a route’s share is twice what one line sends of the worst kind', () => {
  for (const key of wanted) expect(settings[key]?.ThrottlingRateLimit).toBeGreaterThanOrEqual(400)
})
