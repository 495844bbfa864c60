import { apiFunctionNames, routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { functionId, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'
import { callSeconds } from './api.ts'

const template = await synthesize()
const gatewayRoutes = resourcesOf(template, 'AWS::ApiGatewayV2::Route')
const integrations = resourcesOf(template, 'AWS::ApiGatewayV2::Integration')

/** The logical id of the function that answers a route key. */
const answeredBy = (key: string) => {
  const target = gatewayRoutes.find(({ Properties }) => Properties.RouteKey === key)?.Properties
    .Target
  const integration = integrations.find(({ id }) => id === target?.['Fn::Join'][1][1].Ref)
  return integration?.Properties.IntegrationUri['Fn::GetAtt'][0]
}

test('every route of the contract is a route of API Gateway, answered by its function', () => {
  expect(routes.length).toBeGreaterThan(0)
  for (const { runs, key } of routes)
    expect([key, answeredBy(key)]).toEqual([key, functionId(template, runs)])
})

test('API Gateway has no route beside the contract but the default one, which is fallback', () => {
  const keys = gatewayRoutes.map(({ Properties }) => Properties.RouteKey).sort()
  expect(keys).toEqual([...routes.map(({ key }) => key), '$default'].sort())
  expect(answeredBy('$default')).toBe(functionId(template, 'fallback'))
})

test('functions get events of payload version 2.0', () => {
  for (const { Properties } of integrations)
    expect(Properties).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' })
})

test('this API alone may call a function, by one permission each: a stack holds 500 resources', () => {
  const permissions = resourcesOf(template, 'AWS::Lambda::Permission').filter(
    ({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com',
  )
  const allowed = permissions.map(({ Properties }) => [
    Properties.FunctionName['Fn::GetAtt'][0],
    Properties.SourceArn['Fn::Join'][1].at(-1),
  ])
  const expected = apiFunctionNames.map((name) => [functionId(template, name), '/*/*/*'])
  // What has no route has neither method nor path.
  expect(allowed.sort()).toEqual([...expected, [functionId(template, 'fallback'), '/*/*']].sort())
})

test('each route that strangers may call, and every unknown address, is throttled apart', () => {
  const { RouteSettings, DefaultRouteSettings } = onlyResource(
    template,
    'AWS::ApiGatewayV2::Stage',
  ).Properties
  const publicKeys = routes.filter(({ route }) => route.access === 'public').map(({ key }) => key)
  expect(Object.keys(RouteSettings).sort()).toEqual([...publicKeys, '$default'].sort())
  expect(RouteSettings.$default).toEqual({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 })
  for (const { ThrottlingRateLimit } of Object.values<{ ThrottlingRateLimit: number }>(
    RouteSettings,
  ))
    expect(ThrottlingRateLimit).toBeLessThanOrEqual(DefaultRouteSettings.ThrottlingRateLimit / 2)
})

test('in an account with ten instances strangers keep fewer than seven of them busy, and no line fills the login', async () => {
  const small = await synthesize({ concurrentFunctions: 10 })
  const { RouteSettings, DefaultRouteSettings } = onlyResource(
    small,
    'AWS::ApiGatewayV2::Stage',
  ).Properties
  const busy = Object.entries<{ ThrottlingRateLimit: number }>(RouteSettings).map(
    ([key, { ThrottlingRateLimit: rate }]) =>
      rate * (key.includes('/api/auth/') ? callSeconds.refused : callSeconds.answered),
  )
  expect(busy.reduce((sum, one) => sum + one)).toBeLessThan(7)
  expect(DefaultRouteSettings.ThrottlingRateLimit * callSeconds.refused).toBeLessThanOrEqual(1)
  expect(RouteSettings['POST /api/auth/login'].ThrottlingRateLimit).toBeGreaterThanOrEqual(100)
  for (const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } of Object.values<{
    ThrottlingRateLimit: number
    ThrottlingBurstLimit: number
  }>(RouteSettings))
    expect([rate >= 1, Number.isInteger(burst)]).toEqual([true, true])
})

test('the stage is made after the routes that it names', () => {
  const { DependsOn } = onlyResource(template, 'AWS::ApiGatewayV2::Stage')
  expect(DependsOn).toEqual(expect.arrayContaining(gatewayRoutes.map(({ id }) => id)))
})

test('the access log says nothing about who asked', () => {
  const { AccessLogSettings } = onlyResource(template, 'AWS::ApiGatewayV2::Stage').Properties
  const fields: string[] = Object.values(JSON.parse(AccessLogSettings.Format))
  expect(fields.sort()).toEqual([
    '$context.integrationErrorMessage',
    '$context.requestId',
    '$context.requestTime',
    '$context.responseLatency',
    '$context.routeKey',
    '$context.status',
  ])
})
