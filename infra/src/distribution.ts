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
import { createRegionalName } from './regional-name.ts'

const edgeFolder = dirname(createRequire(import.meta.url).resolve('@bong-bari/edge'))

/** Bundles a file into one function, because CloudFront's engine has neither modules nor esbuild's export wrapper. `call` is an expression of `rules` and `event`. */
const bundleEdgeFunction = (file: string, call: string) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { handler as rules } from ${JSON.stringify(join(edgeFolder, file))}; answer = ${call}`,
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

const buildViewerRequest = () => bundleEdgeFunction('viewer-request.ts', 'rules(event)')

/** `uploadOrigin` is a token that only CloudFormation can resolve, so it replaces a placeholder after the bundling. */
const buildViewerResponse = (uploadOrigin: string) => {
  const policy = pageHeaders('https://uploads.invalid')['content-security-policy']
  const script = bundleEdgeFunction('viewer-response.ts', `rules(event, ${JSON.stringify(policy)})`)
  return script.replace('https://uploads.invalid', () => uploadOrigin)
}

const createEdgeFunction = (scope: Construct, id: string, script: string) =>
  new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(script),
  })

const createEdgeFunctions = (scope: Construct, uploadOrigin: string) => ({
  atRequest: {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: createEdgeFunction(scope, 'ViewerRequest', buildViewerRequest()),
  },
  atResponse: {
    eventType: FunctionEventType.VIEWER_RESPONSE,
    function: createEdgeFunction(scope, 'ViewerResponse', buildViewerResponse(uploadOrigin)),
  },
})

/** Headers of every response. Error responses need this policy, because CloudFront runs no function for them. Four headers have settings of their own in CloudFront. */
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
    responseHeadersPolicyName: createRegionalName(scope, 'ResponseHeaders', 128),
    securityHeadersBehavior: {
      // `pages` sends its own policy with a page that was not found.
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

type BehaviorInputs = {
  api: HttpApi
  siteBucket: IBucket
  media: IBucket
  pagesUrl: FunctionUrl
  secret: string
}

const createApiOrigin = (scope: Construct, { api, secret }: BehaviorInputs) => {
  const { region, urlSuffix } = Stack.of(scope)
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-origin-secret': secret },
  })
}

// With the permission to list, S3 answers 404 for a missing file instead of 403. Nothing can be listed, because no address reaches the root of a bucket.
const createFileOrigin = (scope: Construct, id: string, bucket: IBucket) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessControl: new S3OriginAccessControl(scope, id, {
      originAccessControlName: createRegionalName(scope, id, 64),
    }),
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    // Two attempts of 3 seconds: CloudFront gives up after 6 seconds instead of 30.
    connectionAttempts: 2,
    connectionTimeout: Duration.seconds(3),
  })

const createPagesOrigin = (scope: Construct, id: string, { pagesUrl, secret }: BehaviorInputs) =>
  FunctionUrlOrigin.withOriginAccessControl(pagesUrl, {
    originAccessControl: new FunctionUrlOriginAccessControl(scope, id, {
      originAccessControlName: createRegionalName(scope, id, 64),
    }),
    customHeaders: { 'x-origin-secret': secret },
  })

/** CloudFront asks `pages` when a file is missing or the bucket fails. */
const createPublishedOrigin = (scope: Construct, siteOrigin: IOrigin, parts: BehaviorInputs) =>
  new OriginGroup({
    primaryOrigin: siteOrigin,
    fallbackOrigin: createPagesOrigin(scope, 'PagesAccess', parts),
    fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
  })

/**
 * CloudFront's flat price allows at most five behaviors and only AWS's own cache policies. `CACHING_OPTIMIZED` obeys Cache-Control and
 * stores one copy whatever the query, cookies and headers are.
 */
const createBehaviors = (
  scope: Construct,
  parts: BehaviorInputs,
): { defaultBehavior: BehaviorOptions; additionalBehaviors: Record<string, BehaviorOptions> } => {
  const uploadOrigin = `https://${parts.media.bucketRegionalDomainName}`
  const { atRequest, atResponse } = createEdgeFunctions(scope, uploadOrigin)
  const siteOrigin = createFileOrigin(scope, 'SiteAccess', parts.siteBucket)
  const mediaOrigin = createFileOrigin(scope, 'MediaAccess', parts.media)
  const cached = {
    responseHeadersPolicy: createResponseHeaders(scope, uploadOrigin),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  }
  const uncached = { ...cached, cachePolicy: CachePolicy.CACHING_DISABLED }
  return {
    defaultBehavior: {
      ...cached,
      origin: createPublishedOrigin(scope, siteOrigin, parts),
      functionAssociations: [atRequest, atResponse],
    },
    additionalBehaviors: {
      '/api/*': {
        ...uncached,
        origin: createApiOrigin(scope, parts),
        // All headers pass, Authorization too; the viewer-request function removes some. API Gateway needs its own Host.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        functionAssociations: [atRequest],
        // Plain HTTP is refused instead of redirected, because the first request may already carry a bearer token.
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
      },
      '/assets/*': { ...cached, origin: siteOrigin },
      '/media/*': { ...cached, origin: mediaOrigin },
      '/exports/*': { ...uncached, origin: mediaOrigin, functionAssociations: [atRequest] },
    },
  }
}

/** Without a domain, CloudFront uses its own name and certificate, and AWS picks the TLS versions. */
const domainProps = (scope: Construct, { domainName, certificateArn }: Config) =>
  domainName && certificateArn
    ? {
        domainNames: [domainName],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : undefined

/** Subscribes to CloudFront's flat price, which covers one distribution with one web ACL. */
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

type DistributionInputs = {
  api: HttpApi
  pages: LambdaFunction
  siteBucket: IBucket
  media: IBucket
  secret: string
  config: Config
}

/** Without these, CloudFront caches errors for 10 seconds, even with `no-store`. */
const uncachedErrors = [404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

export const createDistribution = (scope: Construct, parts: DistributionInputs) => {
  const { api, pages, siteBucket, media, secret, config } = parts
  const pagesUrl = pages.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM })
  const distribution = new Distribution(scope, 'Distribution', {
    ...domainProps(scope, config),
    ...(config.webAclArn && { webAclId: config.webAclArn }),
    ...createBehaviors(scope, { api, siteBucket, media, pagesUrl, secret }),
    errorResponses: uncachedErrors,
    httpVersion: HttpVersion.HTTP2_AND_3,
    // This is the cheapest class that includes India.
    priceClass: PriceClass.PRICE_CLASS_200,
  })
  subscribeToPlan(scope, distribution, config)
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The URL rules turn every address into the name of a file, so none reaches the root of a bucket.',
  )
  return distribution
}
