import { functionTimeoutMs, routes } from '@bong-bari/contract'
import { apiRequestHeaders, apiThrottle, viewerHeader } from '@bong-bari/edge'
import { functionGroups } from '@bong-bari/functions/bundle'
import { expect, test } from 'vitest'
import { headersRead, sourcesOf } from '../testing/sources.ts'
import { functionProperties, onlyResource, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const names = await functionGroups()

test('every header that a function reads passes CloudFront', async () => {
  const read = new Set<string>()
  for (const name of names)
    for (const header of headersRead(await sourcesOf(name))) read.add(header)
  const declared = routes.flatMap(({ route }) => {
    const shape = route.headers && 'shape' in route.headers ? route.headers.shape : undefined
    return Object.keys(shape ?? {})
  })
  const passed = [...apiRequestHeaders, viewerHeader, 'x-origin-secret']
  expect(read).toContain(viewerHeader)
  expect(passed).toEqual(expect.arrayContaining([...read, ...declared]))
})

test('a function gets the same time on both', () => {
  for (const name of names)
    expect([name, functionProperties(template, name).Timeout * 1000]).toEqual([
      name,
      functionTimeoutMs(name),
    ])
})

test('API Gateway turns away what comes faster than the limit of edge', () => {
  const { DefaultRouteSettings } = onlyResource(template, 'AWS::ApiGatewayV2::Stage').Properties
  expect(DefaultRouteSettings).toMatchObject({
    ThrottlingRateLimit: apiThrottle.rateLimit,
    ThrottlingBurstLimit: apiThrottle.burstLimit,
  })
})
