import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { createFloodGuard } from '../../functions/src/http/serve.ts'
import { onlyResource, synthesize } from '../testing/synth.ts'

const wanted = [
  'POST /api/auth/login',
  'POST /api/collaboration-requests',
  'POST /api/chatbot/message',
]

type Setting = { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }
const { RouteSettings } = onlyResource(await synthesize(), 'AWS::ApiGatewayV2::Stage').Properties
const settings: Record<string, Setting> = RouteSettings

type Rate = { Limit: number; EvaluationWindowSec: number }
type Rule = { Statement: { RateBasedStatement?: Rate } }
const rules: Rule[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../web-acl-rules.json'), 'utf8'),
)
const rates = rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? [])

/** Requests in a second that a web ACL of ours lets one address make for good. */
const letThrough = Math.min(
  ...rates.map(({ Limit, EvaluationWindowSec }) => Limit / EvaluationWindowSec),
)

test('with the web ACL one address gets at most a quarter of a route’s share', () => {
  for (const { key } of routes) {
    const share = settings[key]?.ThrottlingRateLimit
    if (share) expect([key, letThrough <= share / 4]).toEqual([key, true])
  }
})

test('50 people behind one address, a request a minute each, are refused nowhere', () => {
  expect(letThrough * 60).toBeGreaterThanOrEqual(50)
  const isHot = createFloodGuard()
  const asked = Array.from({ length: 500 }, (_, turn) => isHot('shared', turn * 1_200))
  expect(asked).not.toContain(true)
})

test('without a web ACL a route’s share is twice what one line sends of the worst kind', () => {
  for (const key of wanted) expect(settings[key]?.ThrottlingRateLimit).toBeGreaterThanOrEqual(400)
})
