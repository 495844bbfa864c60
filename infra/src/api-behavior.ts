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

/**
 * Host is left out: API Gateway knows only its own. Every query parameter goes on, because a list of them may have no more
 * than ten; routes read what they declare alone, and all that public ones do is in their cache key.
 */
const createRequestPolicy = (scope: Construct) =>
  new OriginRequestPolicy(scope, 'ApiRequest', {
    originRequestPolicyName: regionalName(scope, 'ApiRequest', 128),
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'CloudFront-Viewer-Address',
      ...apiRequestHeaders,
    ),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  })

/** The longest that any answer of the API may be kept, in seconds. */
const longest = Math.max(...routes.map(({ route }) => route.cache ?? 0))

const namesIn = (schema: Route['query']) =>
  schema && 'shape' in schema ? Object.keys(schema.shape ?? {}) : []

const namesOf = (asked: typeof routes) =>
  new Set(asked.flatMap(({ route }) => namesIn(route.query)))

/**
 * The parameters that public routes take tell their copies apart. What else an address has makes no copy of its own.
 * CloudFront takes ten names in a list.
 */
const keyNames = [...namesOf(routes.filter(({ route }) => route.access === 'public'))].sort()

/**
 * The API's own Cache-Control decides how long an answer is kept, and most say no-store. Only a
 * cache policy can forward Authorization; as part of the key it keeps sessions apart.
 */
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
  // A bearer that came over plain HTTP is not answered with a redirect but refused.
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
})
