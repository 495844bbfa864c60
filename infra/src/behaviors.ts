import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  FunctionUrlOriginAccessControl,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import {
  FunctionUrlOrigin,
  HttpOrigin,
  OriginGroup,
  S3BucketOrigin,
} from 'aws-cdk-lib/aws-cloudfront-origins'
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

import { createEdgeFunctions } from './edge-functions.ts'
import { regionalName } from './regional-name.ts'
import { createResponseHeaders } from './response-headers.ts'

type Parts = {
  api: HttpApi
  siteBucket: IBucket
  media: IBucket
  pagesUrl: FunctionUrl
  secret: string
}

const apiOrigin = (scope: Construct, { api, secret }: Parts) => {
  const { region, urlSuffix } = Stack.of(scope)
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-origin-secret': secret },
  })
}

// The right to list makes a missing file a true 404, not 403. Nothing gets listed: no address reaches a bucket's root.
const fileOrigin = (scope: Construct, id: string, bucket: IBucket) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessControl: new S3OriginAccessControl(scope, id, {
      originAccessControlName: regionalName(scope, id, 64),
    }),
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    // Gives up after 6 seconds instead of 30.
    connectionAttempts: 2,
    connectionTimeout: Duration.seconds(3),
  })

const pagesOrigin = (scope: Construct, id: string, { pagesUrl, secret }: Parts) =>
  FunctionUrlOrigin.withOriginAccessControl(pagesUrl, {
    originAccessControl: new FunctionUrlOriginAccessControl(scope, id, {
      originAccessControlName: regionalName(scope, id, 64),
    }),
    customHeaders: { 'x-origin-secret': secret },
  })

/** Falls back to `pages` when a file is missing or the bucket fails. */
const publishedOrigin = (scope: Construct, siteOrigin: IOrigin, parts: Parts) =>
  new OriginGroup({
    primaryOrigin: siteOrigin,
    fallbackOrigin: pagesOrigin(scope, 'PagesAccess', parts),
    fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
  })

/**
 * Five behaviors at most and AWS's own cache policies, as CloudFront's fixed price demands. `CACHING_OPTIMIZED` obeys Cache-Control, and
 * makes one copy for every query, cookie and header.
 */
export const createBehaviors = (
  scope: Construct,
  parts: Parts,
): { defaultBehavior: BehaviorOptions; additionalBehaviors: Record<string, BehaviorOptions> } => {
  const uploadOrigin = `https://${parts.media.bucketRegionalDomainName}`
  const { atRequest, atResponse } = createEdgeFunctions(scope, uploadOrigin)
  const siteOrigin = fileOrigin(scope, 'SiteAccess', parts.siteBucket)
  const mediaOrigin = fileOrigin(scope, 'MediaAccess', parts.media)
  const kept = {
    responseHeadersPolicy: createResponseHeaders(scope, uploadOrigin),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  }
  const passed = { ...kept, cachePolicy: CachePolicy.CACHING_DISABLED }
  return {
    defaultBehavior: {
      ...kept,
      origin: publishedOrigin(scope, siteOrigin, parts),
      functionAssociations: [atRequest, atResponse],
    },
    additionalBehaviors: {
      '/api/*': {
        ...passed,
        origin: apiOrigin(scope, parts),
        // Every header, Authorization too; the function at the request decides which. API Gateway knows only its own Host.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        functionAssociations: [atRequest],
        // Plain HTTP is refused, not redirected: it may carry a bearer.
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
      },
      '/assets/*': { ...kept, origin: siteOrigin },
      '/media/*': { ...kept, origin: mediaOrigin },
      '/exports/*': { ...passed, origin: mediaOrigin, functionAssociations: [atRequest] },
    },
  }
}
