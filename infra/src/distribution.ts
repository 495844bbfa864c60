import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hstsSeconds, pageHeaders, securityHeaders } from '@bong-bari/edge'
import { Annotations, Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  FunctionUrlOriginAccessControl,
  HeadersReferrerPolicy,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import {
  FunctionUrlOrigin,
  HttpOrigin,
  OriginGroup,
  S3BucketOrigin,
} from 'aws-cdk-lib/aws-cloudfront-origins'
import {
  type FunctionUrl,
  FunctionUrlAuthType,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda'
import { CfnSubscription } from 'aws-cdk-lib/aws-pricingplanmanager'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { buildSync } from 'esbuild'
import type { Config } from './config.ts'
import { regionalName } from './regional-name.ts'

const edge = dirname(createRequire(import.meta.url).resolve('@bong-bari/edge'))

/** One self-contained function: CloudFront's engine knows no modules, nor esbuild's export wrapper. `call` uses `rules` and `event`. */
const scriptOf = (file: string, call: string) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { handler as rules } from ${JSON.stringify(join(edge, file))}; answer = ${call}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    treeShaking: true,
    minifySyntax: false,
    charset: 'ascii',
    banner: { js: 'function handler(event) {\nvar answer;' },
    footer: { js: 'return answer;\n}' },
  })
  return outputFiles.map(({ text }) => text).join('')
}

const viewerRequestScript = () => scriptOf('viewer-request.ts', 'rules(event)')

/** `uploadOrigin` is known to CloudFormation alone, so it comes in last. */
const viewerResponseScript = (uploadOrigin: string) => {
  const policy = pageHeaders('https://uploads.invalid')['content-security-policy']
  const script = scriptOf('viewer-response.ts', `rules(event, ${JSON.stringify(policy)})`)
  return script.replace('https://uploads.invalid', () => uploadOrigin)
}

const createFunction = (scope: Construct, id: string, script: string) =>
  new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(script),
  })

const createEdgeFunctions = (scope: Construct, uploadOrigin: string) => ({
  atRequest: {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: createFunction(scope, 'ViewerRequest', viewerRequestScript()),
  },
  atResponse: {
    eventType: FunctionEventType.VIEWER_RESPONSE,
    function: createFunction(scope, 'ViewerResponse', viewerResponseScript(uploadOrigin)),
  },
})

/** What every answer carries, errors too, for which CloudFront runs no function. Four of these headers have settings of their own. */
const createResponseHeaders = (scope: Construct, uploadOrigin: string) => {
  const {
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': _referrer,
    'strict-transport-security': _hsts,
    'x-content-type-options': _nosniff,
    ...others
  } = securityHeaders(uploadOrigin)
  const override = true
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    responseHeadersPolicyName: regionalName(scope, 'ResponseHeaders', 128),
    securityHeadersBehavior: {
      // `pages` sends its own with what was not found.
      contentSecurityPolicy: { contentSecurityPolicy, override: false },
      contentTypeOptions: { override },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  })
}

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
const createBehaviors = (
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

/** Without one, CloudFront's own name and certificate serve, and AWS picks the TLS versions. */
const domainOf = (scope: Construct, { domainName, certificateArn }: Config) =>
  domainName && certificateArn
    ? {
        domainNames: [domainName],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : undefined

/** CloudFront at a fixed price, which covers one distribution with one web ACL. */
const subscribeToPlan = (
  scope: Construct,
  distribution: Distribution,
  { plan, webAclArn }: Config,
) => {
  if (plan === 'none' || !webAclArn) return
  new CfnSubscription(scope, 'Plan', {
    planFamily: 'CloudFront',
    planTier: plan.toUpperCase(),
    resourceArns: [distribution.distributionArn, webAclArn],
  })
}

type DistributionParts = {
  api: HttpApi
  pages: LambdaFunction
  siteBucket: IBucket
  media: IBucket
  secret: string
  config: Config
}

/** CloudFront otherwise caches errors for 10 seconds, even no-store. */
const errorsNotKept = [404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

export const createDistribution = (scope: Construct, parts: DistributionParts) => {
  const { api, pages, siteBucket, media, secret, config } = parts
  const pagesUrl = pages.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM })
  const distribution = new Distribution(scope, 'Distribution', {
    ...domainOf(scope, config),
    ...(config.webAclArn && { webAclId: config.webAclArn }),
    ...createBehaviors(scope, { api, siteBucket, media, pagesUrl, secret }),
    errorResponses: errorsNotKept,
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Cheapest class with edges in India.
    priceClass: PriceClass.PRICE_CLASS_200,
  })
  subscribeToPlan(scope, distribution, config)
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The URL rules turn every address into the name of a file, so none reaches the root of a bucket.',
  )
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The stack writes the policy of a restored media bucket itself.',
  )
  return distribution
}
