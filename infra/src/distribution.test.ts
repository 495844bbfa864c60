import { createContext, runInContext } from 'node:vm'
import {
  cacheControl,
  fileCacheControl,
  hstsSeconds,
  listedPages,
  mediaFolders,
  officePages,
  pageHeaders,
  rootFiles,
  securityHeaders,
  type ViewerRequest,
  viewerRequest,
} from '@bong-bari/edge'
import { CachePolicy, OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { expect, test } from 'vitest'
import { everything, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const config = onlyResource(template, 'AWS::CloudFront::Distribution').Properties.DistributionConfig

type Behavior = {
  PathPattern?: string
  TargetOriginId: string
  CachePolicyId: string
  OriginRequestPolicyId?: string
  ResponseHeadersPolicyId: { Ref: string }
  ViewerProtocolPolicy: string
  AllowedMethods?: string[]
  Compress: boolean
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[]
}
const behaviors: Behavior[] = config.CacheBehaviors
const everyBehavior: Behavior[] = [config.DefaultCacheBehavior, ...behaviors]

type Origin = {
  Id: string
  DomainName: unknown
  OriginAccessControlId?: { 'Fn::GetAtt': [string, string] }
}

const origin = (id: string): Origin => config.Origins.find(({ Id }: Origin) => Id === id)

/** What stands behind an origin, such as `Site` or `Api`, by the logical id it refers to. */
const placeOf = ({ DomainName }: Origin) =>
  /"(Site|Media|Api|FunctionsPagesFunctionUrl)[0-9A-F]{8}"/.exec(JSON.stringify(DomainName))?.[1]

const [group, ...otherGroups] = config.OriginGroups.Items
const members: Origin[] = group.Members.Items.map(({ OriginId }: { OriginId: string }) =>
  origin(OriginId),
)

const { cachePolicyId: optimized } = CachePolicy.CACHING_OPTIMIZED
const { cachePolicyId: disabled } = CachePolicy.CACHING_DISABLED

const describeBehavior = (behavior: Behavior) => ({
  path: behavior.PathPattern ?? '*',
  origin:
    behavior.TargetOriginId === group.Id
      ? 'Site or Pages'
      : placeOf(origin(behavior.TargetOriginId)),
  isCached: { [optimized]: true, [disabled]: false }[behavior.CachePolicyId],
  functions: (behavior.FunctionAssociations ?? []).map(({ EventType, FunctionARN }) => [
    EventType,
    FunctionARN['Fn::GetAtt'][0].replace(/[0-9A-F]{8}$/, ''),
  ]),
})

const atRequest = ['viewer-request', 'ViewerRequest']
const atResponse = ['viewer-response', 'ViewerResponse']

test('five behaviors fit into the free plan: Cache-Control decides how long pages, files and media are kept, and neither the API nor exports are', () => {
  expect(everyBehavior.map(describeBehavior)).toEqual([
    { path: '*', origin: 'Site or Pages', isCached: true, functions: [atRequest, atResponse] },
    { path: '/api/*', origin: 'Api', isCached: false, functions: [atRequest] },
    { path: '/assets/*', origin: 'Site', isCached: true, functions: [] },
    { path: '/media/*', origin: 'Media', isCached: true, functions: [] },
    { path: '/exports/*', origin: 'Media', isCached: false, functions: [atRequest] },
  ])
  for (const folder of mediaFolders) {
    const behavior = behaviors.find(({ PathPattern }) => PathPattern === `${folder}*`)
    expect(behavior?.CachePolicyId === disabled).toBe(
      fileCacheControl(folder) === cacheControl.never,
    )
  }
  expect(template.findResources('AWS::CloudFront::CachePolicy')).toEqual({})
  expect(template.findResources('AWS::CloudFront::OriginRequestPolicy')).toEqual({})
  for (const { Properties } of resourcesOf(template, 'AWS::CloudFront::Function'))
    expect(Properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0')
})

test('pages and files are asked for in the site bucket, for six seconds, and of pages where nothing is or it fails', () => {
  expect(otherGroups).toEqual([])
  expect(members.map(placeOf)).toEqual(['Site', 'FunctionsPagesFunctionUrl'])
  expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404, 500, 502, 503, 504])
  expect(members[0]).toMatchObject({ ConnectionAttempts: 2, ConnectionTimeout: 3 })
  // CloudFront goes on to the second origin for these methods only.
  const { AllowedMethods = ['GET', 'HEAD'] } = config.DefaultCacheBehavior
  expect(AllowedMethods).toEqual(['GET', 'HEAD'])
  const own = [...listedPages, ...Object.keys(officePages), ...rootFiles, '/posters/a.svg']
  for (const path of own)
    for (const { PathPattern = '' } of behaviors)
      expect([path, path.startsWith(PathPattern.replace('*', ''))]).toEqual([path, false])
})

test('the API takes every method, query and header but Host, over HTTPS only', () => {
  const [api, ...others] = everyBehavior.filter((one) => one.OriginRequestPolicyId)
  expect(others).toEqual([])
  expect(api).toMatchObject({
    PathPattern: '/api/*',
    AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
    ViewerProtocolPolicy: 'https-only',
    OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
  })
})

/** The code of one of the two functions, with the media bucket's name where CloudFormation puts it. */
const scriptOf = (id: string): string => {
  const found = resourcesOf(template, 'AWS::CloudFront::Function').find((one) =>
    one.id.startsWith(id),
  )
  const code = found?.Properties.FunctionCode
  const parts = typeof code === 'string' ? [code] : code['Fn::Join'][1]
  return parts.map((part: unknown) => (typeof part === 'string' ? part : 'UPLOADS')).join('')
}

/** Runs a script in a realm that has nothing but the language. */
const run = (id: string, event: object) =>
  JSON.parse(
    runInContext(
      `'use strict';${scriptOf(id)}\nJSON.stringify(handler(event))`,
      createContext({ event }),
    ),
  )

type Sent = { headers?: Record<string, string>; querystring?: ViewerRequest['querystring'] }

const eventOf = (uri: string, { headers = {}, querystring = {} }: Sent = {}) => ({
  request: {
    method: 'GET',
    uri,
    querystring,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { value }] as const),
    ),
  },
  viewer: { ip: '198.51.100.7' },
})

test.each(['ViewerRequest', 'ViewerResponse'])(
  '%s is one function declaration within 10 KB, of syntax that the edge knows',
  (id) => {
    const script = scriptOf(id)
    expect(script).toMatch(/^function handler\(event\) \{/)
    expect(script).not.toMatch(/^(import|export)\b/m)
    expect(Buffer.byteLength(script)).toBeLessThan(10_000)
    expect(script).not.toMatch(/\.\.\.|\?\.|\?\?|\bfor \(.* of |\bclass |#\w+/)
  },
)

test('the deployed functions follow the rules of edge', () => {
  const addresses = [
    ...listedPages,
    '/feed.xml',
    '/blog/a-post',
    ...Object.entries(officePages).flat(),
  ]
  for (const uri of [
    ...addresses,
    '/about/',
    '/no/such',
    '//a',
    '/%61bout',
    '/logo.png',
    '/api/blog',
  ])
    expect(run('ViewerRequest', eventOf(uri))).toEqual(viewerRequest(eventOf(uri)))
  expect(run('ViewerRequest', eventOf('/')).uri).toBe('/pages/index.html')
  const asked = eventOf('/about/', { querystring: { a: { value: '1' } } })
  expect(run('ViewerRequest', asked).headers.location.value).toBe('/about?a=1')
  expect(run('ViewerRequest', eventOf('/exports/x-1'))).toMatchObject({ statusCode: 404 })
  const headers = { authorization: 'Bearer x', 'if-match': '"3"', 'x-forwarded-for': '1.2.3.4' }
  const call = eventOf('/api/a', { headers: { ...headers, 'x-viewer-address': '1.2.3.4' } })
  expect(run('ViewerRequest', call)).toEqual(viewerRequest(call))
  const headersAt = (uri: string) =>
    run('ViewerResponse', { request: { uri }, response: { statusCode: 200, headers: {} } }).headers
  const policy = pageHeaders('https://UPLOADS')['content-security-policy']
  expect(headersAt('/blog/a-post')).toEqual({ 'content-security-policy': { value: policy } })
  expect(headersAt('/admin')).toEqual({ 'x-robots-tag': { value: 'noindex' } })
})

test('every answer, errors too, carries the strict security headers, unless its origin has a policy of its own', () => {
  const { id, Properties } = onlyResource(template, 'AWS::CloudFront::ResponseHeadersPolicy')
  for (const { ResponseHeadersPolicyId } of everyBehavior)
    expect(ResponseHeadersPolicyId).toEqual({ Ref: id })
  const { CustomHeadersConfig, SecurityHeadersConfig } = Properties.ResponseHeadersPolicyConfig
  const mediaId = resourcesOf(template, 'AWS::S3::Bucket').find((one) => one.id.startsWith('Media'))
  const [before, after] =
    securityHeaders('https://UPLOADS')['content-security-policy'].split('UPLOADS')
  expect(SecurityHeadersConfig).toEqual({
    ContentSecurityPolicy: {
      ContentSecurityPolicy: {
        'Fn::Join': ['', [before, { 'Fn::GetAtt': [mediaId?.id, 'RegionalDomainName'] }, after]],
      },
      Override: false,
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: hstsSeconds,
      IncludeSubdomains: true,
      Override: true,
    },
  })
  const custom = CustomHeadersConfig.Items.map(
    ({ Header, Value, Override }: Record<string, unknown>) => [Header, Override && Value],
  )
  expect({
    ...Object.fromEntries(custom),
    'content-security-policy': 'above',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  }).toEqual({ ...securityHeaders('any'), 'content-security-policy': 'above' })
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

test('errors, such as 403 and 404 of the API, are passed on as they are and not kept', () => {
  const errors: Record<string, number>[] = config.CustomErrorResponses
  // Those that CloudFront keeps without being told to.
  expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual([404, 405, 414, 500, 501, 502, 503, 504])
  for (const error of errors)
    expect(error).toEqual({ ErrorCode: error.ErrorCode, ErrorCachingMinTTL: 0 })
})

test('the site answers under its own name with TLS 1.2 or newer, or under the one that CloudFront gives', async () => {
  const own = onlyResource(await synthesize(everything), 'AWS::CloudFront::Distribution')
  expect(own.Properties.DistributionConfig.Aliases).toEqual([everything.domainName])
  expect(own.Properties.DistributionConfig.ViewerCertificate).toMatchObject({
    AcmCertificateArn: everything.certificateArn,
    MinimumProtocolVersion: 'TLSv1.2_2021',
  })
  expect(config).not.toHaveProperty('Aliases')
})
