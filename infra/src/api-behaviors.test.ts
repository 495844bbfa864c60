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

  const policies = resourcesOf(Template.fromStack(stack), 'AWS::CloudFront::CachePolicy')
  const cached = policies.find(({ id }) => id.startsWith('Cacheapivideos'))
  expect(cached?.Properties.CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    MaxTTL: 300,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    },
  })
})
