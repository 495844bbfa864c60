import {
  assetFolders,
  cacheControl,
  fileCacheControl,
  mediaFolders,
  rootFiles,
  unlistedPages,
} from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import {
  AccessLevel,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  FunctionUrlOriginAccessControl,
  type ICachePolicy,
  type IOrigin,
  type IResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { FunctionUrlOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { viewerRequestScript } from './edge-function.ts'
import { regionalName } from './regional-name.ts'

type Parts = {
  siteBucket: IBucket
  media: IBucket
  pagesUrl: FunctionUrl
  secret: string
  responseHeadersPolicy: IResponseHeadersPolicy
  /** Not for search engines. */
  unlisted: IResponseHeadersPolicy
  /** Public pages, with inline style sheets. */
  published: IResponseHeadersPolicy
}

const createUrlRules = (scope: Construct) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, 'UrlRules', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerRequestScript()),
  }),
})

/** TTL from the page itself; queries share one copy. */
const createPagesCache = (scope: Construct) =>
  new CachePolicy(scope, 'PagesCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })

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

/** Files and team pages from the site bucket, media from theirs; every other address is a public page or a 404. */
export const siteBehaviors = (
  scope: Construct,
  parts: Parts,
): { pages: BehaviorOptions; files: Record<string, BehaviorOptions> } => {
  const { responseHeadersPolicy, unlisted, published } = parts
  const shared = {
    responseHeadersPolicy,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  }
  const functionAssociations = [createUrlRules(scope)]
  const siteOrigin = fileOrigin(scope, 'SiteAccess', parts.siteBucket)
  const mediaOrigin = fileOrigin(scope, 'MediaAccess', parts.media)

  const behaviorsOf = (patterns: string[], behavior: BehaviorOptions) =>
    patterns.map((pattern) => [pattern, behavior] as const)
  const folder = (name: string) => `${name}*`
  const isKept = (name: string) => fileCacheControl(name) !== cacheControl.never
  const file = { ...shared, origin: siteOrigin, cachePolicy: CachePolicy.CACHING_OPTIMIZED }
  const upload = (cachePolicy: ICachePolicy) => ({
    ...shared,
    origin: mediaOrigin,
    cachePolicy,
  })
  const pages = {
    ...shared,
    functionAssociations,
    responseHeadersPolicy: published,
    cachePolicy: createPagesCache(scope),
    origin: publishedOrigin(scope, siteOrigin, parts),
  }
  return {
    files: Object.fromEntries([
      ...behaviorsOf(unlistedPages, {
        ...file,
        functionAssociations,
        responseHeadersPolicy: unlisted,
      }),
      ...behaviorsOf([...assetFolders.map(folder), ...rootFiles], file),
      ...behaviorsOf(
        mediaFolders.filter(isKept).map(folder),
        upload(CachePolicy.CACHING_OPTIMIZED),
      ),
      ...behaviorsOf(mediaFolders.filter((name) => !isKept(name)).map(folder), {
        ...upload(CachePolicy.CACHING_DISABLED),
        functionAssociations,
      }),
    ]),
    pages,
  }
}
