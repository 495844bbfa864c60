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

test('50 people behind one address, a request a minute each, are refused nowhere', () => {
  for (const { route, key } of routes.filter((one) => wanted.includes(one.key)))
    expect([key, letThrough(route.path) * 60 >= 50]).toEqual([key, true])
  const isHot = hotCallers()
  const asked = Array.from({ length: 500 }, (_, turn) => isHot('shared', turn * 1_200))
  expect(asked).not.toContain(true)
})

test('without the firewall a route’s share is twice what one line sends of the worst kind', () => {
  for (const key of wanted) expect(settings[key]?.ThrottlingRateLimit).toBeGreaterThanOrEqual(400)
})
