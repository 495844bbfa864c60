import { routes } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type IResponseHeadersPolicy,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { cachedPaths } from './api-cache.ts'

type Parts = { api: HttpApi; secret: string; responseHeadersPolicy: IResponseHeadersPolicy }

const createOrigin = (scope: Construct, { api, secret }: Parts) => {
  const { region, urlSuffix } = Stack.of(scope)
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-origin-secret': secret },
  })
}

/** Host is left out: API Gateway knows only its own. */
const createRequestPolicy = (scope: Construct) =>
  new OriginRequestPolicy(scope, 'ApiRequest', {
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'CloudFront-Viewer-Address',
      'x-csrf-token',
      'idempotency-key',
      'content-type',
    ),
  })

/**
 * The API's own Cache-Control decides, up to `seconds`. Only a cache policy can forward
 * Authorization, and only one that may keep something: what no route allows to be kept is no-store.
 */
const createCachePolicy = (scope: Construct, id: string, seconds: number, bearer: boolean) =>
  new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(seconds),
    headerBehavior: bearer
      ? CacheHeaderBehavior.allowList('Authorization')
      : CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })

/** `/api/*`, after a behavior of its own for each part of the API that may be cached. */
export const apiBehaviors = (
  scope: Construct,
  parts: Parts,
  all: Parameters<typeof cachedPaths>[0] = routes.map(({ route }) => route),
): Record<string, BehaviorOptions> => {
  const shared = {
    origin: createOrigin(scope, parts),
    originRequestPolicy: createRequestPolicy(scope),
    responseHeadersPolicy: parts.responseHeadersPolicy,
    // A bearer that came over plain HTTP is not answered with a redirect but refused.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
  }
  const cached = cachedPaths(all).map(({ pattern, seconds, bearer }) => {
    const cachePolicy = createCachePolicy(scope, `Cache ${pattern}`, seconds, bearer)
    return [pattern, { ...shared, cachePolicy }]
  })
  return {
    ...Object.fromEntries(cached),
    '/api/*': { ...shared, cachePolicy: createCachePolicy(scope, 'ApiCache', 1, true) },
  }
}
