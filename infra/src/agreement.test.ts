import { functionTimeoutMs, routes } from '@bong-bari/contract'
import { apiThrottle, securityHeaders } from '@bong-bari/edge'
import { functionGroups } from '@bong-bari/functions/bundle'
import { type FunctionHandler, invoker } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { headersRead, sourcesOf } from '../testing/sources.ts'
import { functionId, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const names = await functionGroups()

type Echo = { group: string; routeKey: string; headers: Record<string, string> }

/** Functions that only say how they were called, as the local runner calls them. */
const echo =
  (group: string): FunctionHandler =>
  (event) => ({
    statusCode: 200,
    body: JSON.stringify({ group, routeKey: event.routeKey, headers: event.headers }),
  })
const handlers = Object.fromEntries(names.map((name) => [name, echo(name)]))
const local = invoker(handlers, { originSecret: 'the secret' })

const answeredOnAws = (key: string) => {
  const route = resourcesOf(template, 'AWS::ApiGatewayV2::Route').find(
    ({ Properties }) => Properties.RouteKey === key,
  )
  const id = route?.Properties.Target['Fn::Join'][1][1].Ref
  const integration = resourcesOf(template, 'AWS::ApiGatewayV2::Integration').find(
    (one) => one.id === id,
  )
  return integration?.Properties.IntegrationUri['Fn::GetAtt'][0]
}

test('the local runner and API Gateway send every route to the same function', async () => {
  const calls = [
    ...routes.map(({ key, route }) => ({ key, method: route.method, path: route.path })),
    { key: '$default', method: 'PATCH', path: '/api/nothing' },
  ]
  for (const { key, method, path } of calls) {
    const answer = await local(`http://x${path.replace(/\{\w+\}/g, '7')}`, { method })
    const { group, routeKey }: Echo = JSON.parse(await answer.text())
    expect([routeKey, functionId(template, group)]).toEqual([key, answeredOnAws(key)])
  }
})

test('every header that a function reads passes CloudFront', async () => {
  const read = new Set<string>()
  for (const name of names)
    for (const header of headersRead(await sourcesOf(name))) read.add(header)
  const declared = routes.flatMap(({ route }) => {
    const shape = route.headers && 'shape' in route.headers ? route.headers.shape : undefined
    return Object.keys(shape ?? {})
  })
  const listed = (type: string) =>
    resourcesOf(template, type).flatMap(({ Properties }) =>
      [...JSON.stringify(Properties).matchAll(/"Headers":(\[[^\]]*\])/g)].flatMap(
        ([, list = '[]']): string[] => JSON.parse(list),
      ),
    )
  const passed = [
    ...listed('AWS::CloudFront::OriginRequestPolicy'),
    ...listed('AWS::CloudFront::CachePolicy'),
    'x-origin-secret',
  ].map((name) => name.toLowerCase())
  expect(read).toContain('cloudfront-viewer-address')
  expect(passed).toEqual(expect.arrayContaining([...read, ...declared]))
})

test('both add the same headers under the same names towards a function', async () => {
  const answer = await local('http://x/api/auth/me', {
    headers: { 'x-origin-secret': 'forged', 'cloudfront-viewer-address': '1.1.1.1:1' },
  })
  const { headers }: Echo = JSON.parse(await answer.text())
  expect(headers).toMatchObject({
    'x-origin-secret': 'the secret',
    'cloudfront-viewer-address': '127.0.0.1:50000',
  })
})

test('a function gets the same time on both', () => {
  for (const name of names) {
    const id = functionId(template, name)
    const found = resourcesOf(template, 'AWS::Lambda::Function').find((one) => one.id === id)
    expect([name, found?.Properties.Timeout * 1000]).toEqual([name, functionTimeoutMs(name)])
  }
})

test('API Gateway turns away what comes faster than the limit of edge', () => {
  const { DefaultRouteSettings } = onlyResource(template, 'AWS::ApiGatewayV2::Stage').Properties
  expect(DefaultRouteSettings).toMatchObject({
    ThrottlingRateLimit: apiThrottle.rateLimit,
    ThrottlingBurstLimit: apiThrottle.burstLimit,
  })
})

test('CloudFront answers with every header that the runner answers with', () => {
  for (const policy of resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')) {
    const text = JSON.stringify(policy.Properties).toLowerCase().replaceAll('-', '')
    for (const name of Object.keys(securityHeaders()))
      expect(text).toContain(name.replaceAll('-', '').replace('x', ''))
  }
})
