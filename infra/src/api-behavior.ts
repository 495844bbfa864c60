import { type Route, routes } from '@bong-bari/contract'
import { apiRequestHeaders } from '@bong-bari/edge'
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
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { regionalName } from './regional-name.ts'

type Parts = { api: HttpApi; secret: string; responseHeadersPolicy: IResponseHeadersPolicy }

const createOrigin = (scope: Construct, { api, secret }: Parts) => {
  const { region, urlSuffix } = Stack.of(scope)
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-origin-secret': secret },
  })
}

/** No Host: API Gateway knows only its own. All query parameters, as a list is limited to ten; the public ones are in the cache key. */
const createRequestPolicy = (scope: Construct) =>
  new OriginRequestPolicy(scope, 'ApiRequest', {
    originRequestPolicyName: regionalName(scope, 'ApiRequest', 128),
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'CloudFront-Viewer-Address',
      ...apiRequestHeaders,
    ),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  })

/** Seconds. */
const longest = Math.max(...routes.map(({ route }) => route.cache ?? 0))

const namesIn = (schema: Route['query']) =>
  schema && 'shape' in schema ? Object.keys(schema.shape ?? {}) : []

const namesOf = (asked: typeof routes) =>
  new Set(asked.flatMap(({ route }) => namesIn(route.query)))

/** Only public routes' parameters separate copies. CloudFront takes ten names. */
const keyNames = [...namesOf(routes.filter(({ route }) => route.access === 'public'))].sort()

/** The API's Cache-Control decides. Only a cache policy can forward Authorization; in the key it separates sessions. */
const createCachePolicy = (scope: Construct) =>
  new CachePolicy(scope, 'ApiCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(longest),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...keyNames),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })

export const apiBehavior = (scope: Construct, parts: Parts): BehaviorOptions => ({
  origin: createOrigin(scope, parts),
  originRequestPolicy: createRequestPolicy(scope),
  cachePolicy: createCachePolicy(scope),
  responseHeadersPolicy: parts.responseHeadersPolicy,
  // Plain HTTP is refused, not redirected: it may carry a bearer.
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
})
