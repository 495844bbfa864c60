import { routes } from '@bong-bari/contract'
import {
  assetFolders,
  hstsSeconds,
  listedPages,
  mediaFolders,
  officePages,
  pageHeaders,
  rootFiles,
  securityHeaders,
  unlistedPages,
} from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { onlyResource, type Resource, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const config = onlyResource(template, 'AWS::CloudFront::Distribution').Properties.DistributionConfig

type Behavior = {
  PathPattern?: string
  TargetOriginId: string
  CachePolicyId: string | { Ref: string }
  OriginRequestPolicyId?: { Ref: string }
  ResponseHeadersPolicyId: { Ref: string }
  ViewerProtocolPolicy: string
  AllowedMethods?: string[]
  Compress: boolean
  FunctionAssociations?: { EventType: string }[]
}
const behaviors: Behavior[] = config.CacheBehaviors
const everyBehavior: Behavior[] = [config.DefaultCacheBehavior, ...behaviors]

const behaviorOf = (pattern: string) => {
  const found = behaviors.find(({ PathPattern }) => PathPattern === pattern)
  if (!found) throw new Error(`no behavior for ${pattern}`)
  return found
}

type Origin = {
  Id: string
  DomainName: unknown
  OriginAccessControlId?: { 'Fn::GetAtt': [string, string] }
}

const origin = (id: string): Origin => config.Origins.find(({ Id }: Origin) => Id === id)

/** What stands behind an origin, such as `Site` or `Api`, by the logical id it refers to. */
const placeOf = ({ DomainName }: Origin) =>
  /"(Site|Media|Api|FunctionsPagesFunctionUrl)[0-9A-F]{8}"/.exec(JSON.stringify(DomainName))?.[1]

const originOf = ({ TargetOriginId }: Behavior) => placeOf(origin(TargetOriginId))

const policyOf = (type: string, reference: Behavior['CachePolicyId'] | undefined) => {
  const id = typeof reference === 'object' ? reference.Ref : undefined
  const found = resourcesOf(template, type).find((one: Resource) => one.id === id)
  if (!found) throw new Error(`no ${type} of ours`)
  return found.Properties
}

test('office pages and assets come from the site bucket, media and exports from theirs', () => {
  for (const page of Object.keys(officePages)) expect(originOf(behaviorOf(page))).toBe('Site')
  for (const folder of assetFolders) expect(originOf(behaviorOf(`${folder}*`))).toBe('Site')
  for (const file of rootFiles) expect(originOf(behaviorOf(file))).toBe('Site')
  for (const folder of mediaFolders) expect(originOf(behaviorOf(`${folder}*`))).toBe('Media')
})

const [group, ...otherGroups] = config.OriginGroups.Items
const members: Origin[] = group.Members.Items.map(({ OriginId }: { OriginId: string }) =>
  origin(OriginId),
)

test('every other address is asked for in the site bucket, and of pages where nothing is or it fails', () => {
  expect(otherGroups).toEqual([])
  expect(config.DefaultCacheBehavior.TargetOriginId).toBe(group.Id)
  expect(members.map(placeOf)).toEqual(['Site', 'FunctionsPagesFunctionUrl'])
  expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404, 500, 502, 503, 504])
  for (const page of listedPages)
    expect(behaviors.map(({ PathPattern }) => PathPattern)).not.toContain(page)
})

test('a bucket that cannot be reached is given up after six seconds', () => {
  expect(members[0]).toMatchObject({ ConnectionAttempts: 2, ConnectionTimeout: 3 })
})

test('CloudFront only goes on to the second origin for what it allows here: GET and HEAD', () => {
  const { AllowedMethods = ['GET', 'HEAD'] } = config.DefaultCacheBehavior
  expect(AllowedMethods).toEqual(['GET', 'HEAD'])
})

test('a page is kept as long as it says, a day at most, and is the same for every query, cookie and header', () => {
  const { CachePolicyConfig } = policyOf(
    'AWS::CloudFront::CachePolicy',
    config.DefaultCacheBehavior.CachePolicyId,
  )
  const { QueryStringsConfig, CookiesConfig, HeadersConfig } =
    CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
  expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 86_400 })
  expect(QueryStringsConfig).toEqual({ QueryStringBehavior: 'none' })
  expect(CookiesConfig).toEqual({ CookieBehavior: 'none' })
  expect(HeadersConfig).toEqual({ HeaderBehavior: 'none' })
})

test('both origins of a page are asked with a signature, and take no other', () => {
  const kinds = members.map(({ OriginAccessControlId }) => {
    const id = OriginAccessControlId?.['Fn::GetAtt'][0]
    const found = resourcesOf(template, 'AWS::CloudFront::OriginAccessControl').find(
      (one) => one.id === id,
    )
    const { OriginAccessControlOriginType, SigningBehavior } =
      found?.Properties.OriginAccessControlConfig ?? {}
    return [OriginAccessControlOriginType, SigningBehavior]
  })
  expect(kinds).toEqual([
    ['s3', 'always'],
    ['lambda', 'always'],
  ])
  expect(onlyResource(template, 'AWS::Lambda::Url').Properties.AuthType).toBe('AWS_IAM')
  const invokers = resourcesOf(template, 'AWS::Lambda::Permission').filter(
    ({ Properties }) => Properties.Principal === 'cloudfront.amazonaws.com',
  )
  expect(invokers.map(({ Properties }) => Properties.Action).sort()).toEqual([
    'lambda:InvokeFunction',
    'lambda:InvokeFunctionUrl',
  ])
})

test('URL rules run for public pages and those of the office and for exports, not for assets or the API', () => {
  const ruled = everyBehavior.filter(({ FunctionAssociations }) => FunctionAssociations?.length)
  expect(ruled.map(({ PathPattern }) => PathPattern)).toEqual([
    undefined,
    ...Object.keys(officePages),
    '/exports/*',
  ])
  for (const { FunctionAssociations } of ruled)
    expect(FunctionAssociations?.[0]?.EventType).toBe('viewer-request')
  expect(
    onlyResource(template, 'AWS::CloudFront::Function').Properties.FunctionConfig.Runtime,
  ).toBe('cloudfront-js-2.0')
})

test('the API gets the bearer, and CloudFront keeps its answers as long as they say, apart for each session', () => {
  const { CachePolicyConfig } = policyOf(
    'AWS::CloudFront::CachePolicy',
    behaviorOf('/api/*').CachePolicyId,
  )
  const { HeadersConfig, CookiesConfig, QueryStringsConfig } =
    CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
  expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 900 })
  expect(HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] })
  const { QueryStringBehavior, QueryStrings } = QueryStringsConfig
  expect(QueryStringBehavior).toBe('whitelist')
  expect(QueryStrings).toEqual(expect.arrayContaining(['cursor', 'language', 'limit']))
  expect(CookiesConfig).toEqual({ CookieBehavior: 'none' })
})

test('no cache key holds a query parameter that no public route takes, and what others take is passed on', () => {
  const taken = (asked: typeof routes) =>
    asked.flatMap(({ route }) =>
      route.query && 'shape' in route.query ? Object.keys(route.query.shape ?? {}) : [],
    )
  const ofPublic = new Set(taken(routes.filter(({ route }) => route.access === 'public')))
  for (const { Properties } of resourcesOf(template, 'AWS::CloudFront::CachePolicy')) {
    const { QueryStringBehavior, QueryStrings = [] } =
      Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig
    expect(QueryStringBehavior).toMatch(/^(none|whitelist)$/)
    if (QueryStrings.length) expect([...QueryStrings].sort()).toEqual([...ofPublic].sort())
  }
  const { QueryStringsConfig } = policyOf(
    'AWS::CloudFront::OriginRequestPolicy',
    behaviorOf('/api/*').OriginRequestPolicyId,
  ).OriginRequestPolicyConfig
  expect(QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' })
})

test('the API takes every method over HTTPS only', () => {
  const { AllowedMethods, ViewerProtocolPolicy } = behaviorOf('/api/*')
  expect(AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']))
  expect(ViewerProtocolPolicy).toBe('https-only')
})

test('the API and the pages function get the origin secret by reference', () => {
  const secret = onlyResource(template, 'AWS::SecretsManager::Secret').id
  const carriers = config.Origins.filter(
    ({ CustomOriginConfig }: { CustomOriginConfig?: unknown }) => CustomOriginConfig,
  )
  expect(carriers).toHaveLength(2)
  for (const { OriginCustomHeaders } of carriers)
    expect(OriginCustomHeaders).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: {
          'Fn::Join': [
            '',
            [
              '{{resolve:secretsmanager:',
              { Ref: secret },
              ':SecretString:::',
              { Ref: 'OriginVersion' },
              '}}',
            ],
          ],
        },
      },
    ])
})

test('the distribution speaks HTTP/3, compresses, and sends plain HTTP to HTTPS', () => {
  expect(config.HttpVersion).toBe('http2and3')
  for (const behavior of everyBehavior) {
    expect(behavior.Compress).toBe(true)
    expect(behavior.ViewerProtocolPolicy).toMatch(/^(redirect-to-https|https-only)$/)
  }
})

test('errors are passed on as they are and not kept', () => {
  const errors: Record<string, number>[] = config.CustomErrorResponses
  expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(
    expect.arrayContaining([404, 500, 502, 503, 504]),
  )
  for (const error of errors)
    expect(error).toEqual({ ErrorCode: error.ErrorCode, ErrorCachingMinTTL: 0 })
})

const policies = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
const policyFor = ({ ResponseHeadersPolicyId }: Behavior) =>
  policies.find(({ id }) => id === ResponseHeadersPolicyId.Ref)?.Properties
    .ResponseHeadersPolicyConfig

const customHeaders = (behavior: Behavior) =>
  Object.fromEntries(
    policyFor(behavior).CustomHeadersConfig.Items.map(
      ({ Header, Value, Override }: Record<string, unknown>) => [Header, Override && Value],
    ),
  )

test('every answer, page or API, carries the security headers of edge', () => {
  const mediaId = resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Media'))
  for (const behavior of everyBehavior) {
    const headers = behavior.PathPattern ? securityHeaders : pageHeaders
    const policy = headers('https://UPLOADS')['content-security-policy']
    const [before, after] = policy.split('UPLOADS')
    const { SecurityHeadersConfig } = policyFor(behavior)
    const { ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity, ContentTypeOptions } =
      SecurityHeadersConfig
    expect(ContentSecurityPolicy).toEqual({
      ContentSecurityPolicy: {
        'Fn::Join': ['', [before, { 'Fn::GetAtt': [mediaId?.id, 'RegionalDomainName'] }, after]],
      },
      Override: true,
    })
    expect(ContentTypeOptions).toEqual({ Override: true })
    expect(StrictTransportSecurity).toEqual({
      AccessControlMaxAgeSec: hstsSeconds,
      IncludeSubdomains: true,
      Override: true,
    })
    expect({
      ...customHeaders(behavior),
      'content-security-policy': true,
      'x-content-type-options': 'nosniff',
      'referrer-policy': ReferrerPolicy.ReferrerPolicy,
      'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
    }).toMatchObject({ ...securityHeaders('any'), 'content-security-policy': true })
  }
})

test('only public pages allow a style sheet that stands in them', () => {
  const styled = everyBehavior.filter((behavior) => {
    const { ContentSecurityPolicy } = policyFor(behavior).SecurityHeadersConfig
    return JSON.stringify(ContentSecurityPolicy).includes(`style-src 'self' 'unsafe-inline'`)
  })
  expect(styled).toEqual([config.DefaultCacheBehavior])
})

test('login and admin tell search engines to keep out, and nothing else does', () => {
  const unlisted = everyBehavior.filter((one) => customHeaders(one)['x-robots-tag'] === 'noindex')
  expect(unlisted.map(({ PathPattern }) => PathPattern)).toEqual([...unlistedPages])
})
