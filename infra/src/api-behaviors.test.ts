import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { expect, test } from 'vitest'
import { resourcesOf } from '../testing/synth.ts'
import { apiBehaviors } from './api-behaviors.ts'

test('a route that may be cached gets a behavior before the API, with its own time and key', () => {
  const stack = new Stack(new App())
  const parts = {
    api: new HttpApi(stack, 'Api'),
    secret: 'any',
    responseHeadersPolicy: ResponseHeadersPolicy.SECURITY_HEADERS,
  }
  const routes = [{ path: '/api/videos/{kind}', access: 'public', cache: 300 }] as const
  expect(Object.keys(apiBehaviors(stack, parts, routes))).toEqual(['/api/videos/*', '/api/*'])

  const [cached] = resourcesOf(Template.fromStack(stack), 'AWS::CloudFront::CachePolicy').filter(
    ({ id }) => id.startsWith('Cacheapivideos'),
  )
  const { MaxTTL, MinTTL, ParametersInCacheKeyAndForwardedToOrigin } =
    cached?.Properties.CachePolicyConfig
  expect([MinTTL, MaxTTL]).toEqual([0, 300])
  expect(ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
    HeadersConfig: { HeaderBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  })
})
