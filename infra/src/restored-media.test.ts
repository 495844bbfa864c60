import { expect, test } from 'vitest'
import { onlyResource, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const [plain, template] = [
  await synthesize(),
  await synthesize({ restoredMediaBucket: 'the-restored-one' }),
]
const mediaOf = (one: typeof plain) => {
  const found = resourcesOf(one, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Media'))
  if (!found) throw new Error('the template has no media bucket')
  return found
}
const own = mediaOf(template)

/** The text of a value of the template, as it would be where every reference is its own name. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const text = JSON.stringify(value, (_, part) =>
    part?.Ref ? `<${part.Ref}>` : part?.['Fn::GetAtt'] ? `<${part['Fn::GetAtt'].join('.')}>` : part,
  )
  const joined: { 'Fn::Join'?: [string, string[]] } = JSON.parse(text)
  return joined['Fn::Join']?.[1].join('') ?? text
}

const settings = resourcesOf(template, 'Custom::RestoredMedia')

/** What a call of S3 is given, the same when the stack is made and whenever it changes. */
const givenTo = (action: string) => {
  const found = settings.find(({ id }) => id.startsWith(`RestoredMediaSettings${action}`))
  const { Create, Update } = found?.Properties ?? {}
  expect(Create).toEqual(Update)
  const call = JSON.parse(textOf(Create))
  expect([call.service, call.action]).toEqual(['S3', action])
  expect(call.parameters.Bucket).toBe('the-restored-one')
  return call.parameters
}

test('a media bucket of an earlier stack takes the place of the own one, which stays as it is', () => {
  expect(own.id).toBe(mediaOf(plain).id)
  const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'))
  expect(functions).toContain('"MEDIA_BUCKET":"the-restored-one"')
  const { MediaBucketName } = template.findOutputs('*')
  expect(MediaBucketName?.Value).toBe('the-restored-one')
  for (const type of ['ResponseHeadersPolicy', 'Distribution'])
    expect(JSON.stringify(template.findResources(`AWS::CloudFront::${type}`))).toContain(
      'the-restored-one.s3.',
    )
  expect(JSON.stringify(policiesOf(template))).toContain(':s3:::the-restored-one/media/*')
  const naming = Object.entries(template.toJSON().Resources).filter(([, resource]) =>
    JSON.stringify(resource).includes(`"${own.id}"`),
  )
  expect(naming.map(([id]) => id)).toEqual([expect.stringMatching(/^MediaPolicy/)])
})

test('its policy is what that of the own one would be', () => {
  const { id } = mediaOf(plain)
  const policy = resourcesOf(plain, 'AWS::S3::BucketPolicy').find(
    ({ Properties }) => Properties.Bucket.Ref === id,
  )
  const statements: Record<string, unknown>[] = policy?.Properties.PolicyDocument.Statement
  const written: Record<string, unknown>[] = JSON.parse(givenTo('putBucketPolicy').Policy).Statement
  const what = ({ Effect, Principal, Action }: Record<string, unknown>) => [
    Effect,
    Principal,
    Action,
  ]
  expect(written.map(what)).toEqual(statements.map(what))
  const [secure, tls, read] = written
  expect(secure?.Condition).toEqual({ Bool: { 'aws:SecureTransport': 'false' } })
  expect(tls?.Condition).toEqual({ NumericLessThan: { 's3:TlsVersion': 1.2 } })
  const distribution = onlyResource(template, 'AWS::CloudFront::Distribution').id
  expect(read?.Condition).toEqual({
    StringEquals: {
      'AWS:SourceArn': `arn:<AWS::Partition>:cloudfront::<AWS::AccountId>:distribution/<${distribution}>`,
    },
  })
  const arn = 'arn:<AWS::Partition>:s3:::the-restored-one'
  for (const { Resource } of written) expect(Resource).toEqual([arn, `${arn}/*`])
})

test('it is as private, as versioned and as open to uploads as the own one', () => {
  const { PublicAccessBlockConfiguration, VersioningConfiguration, CorsConfiguration } =
    own.Properties
  expect(givenTo('putPublicAccessBlock')).toMatchObject({ PublicAccessBlockConfiguration })
  expect(givenTo('putBucketVersioning')).toMatchObject({ VersioningConfiguration })
  expect(givenTo('putBucketCors').CORSConfiguration.CORSRules).toEqual(CorsConfiguration.CorsRules)
})

test('what goes when is said of it as of the own one', () => {
  const rules: Record<string, Record<string, unknown>>[] =
    own.Properties.LifecycleConfiguration.Rules
  expect(givenTo('putBucketLifecycleConfiguration').LifecycleConfiguration.Rules).toEqual(
    rules.map((rule) => ({
      ID: rule.Id,
      Status: 'Enabled',
      Filter: { Prefix: rule.Prefix ?? '' },
      Expiration: rule.ExpirationInDays
        ? { Days: rule.ExpirationInDays }
        : { ExpiredObjectDeleteMarker: true },
      NoncurrentVersionExpiration: rule.NoncurrentVersionExpiration,
      ...(rule.AbortIncompleteMultipartUpload && {
        AbortIncompleteMultipartUpload: rule.AbortIncompleteMultipartUpload,
      }),
    })),
  )
})

test('its settings are written one after the other, and nothing is taken off when the stack goes', () => {
  expect(settings).toHaveLength(5)
  const ids = settings.map(({ id }) => id)
  const after = settings.map(({ DependsOn = [] }) =>
    ids.filter((id) => [DependsOn].flat().includes(id)),
  )
  expect(after.map(({ length }) => length).sort()).toEqual([0, 1, 1, 1, 1])
  expect(new Set(after.flat()).size).toBe(4)
  for (const { Properties } of settings) expect(Properties).not.toHaveProperty('Delete')
})

test('who writes them may do that and nothing else, on that bucket alone', () => {
  const policy = policiesOf(template).find(({ id }) => id.startsWith('RestoredMediaSettings'))
  const [, statement] = policy?.Properties.PolicyDocument.Statement ?? []
  expect(statement).toMatchObject({
    Action: [
      's3:PutBucketPublicAccessBlock',
      's3:PutBucketPolicy',
      's3:PutBucketVersioning',
      's3:PutBucketCORS',
      's3:PutLifecycleConfiguration',
    ],
  })
  expect(textOf(statement.Resource)).toBe('arn:<AWS::Partition>:s3:::the-restored-one')
  for (const { id, Properties } of resourcesOf(template, 'AWS::IAM::Role'))
    expect([id, Properties.ManagedPolicyArns]).toEqual([id, undefined])
  plain.resourceCountIs('Custom::RestoredMedia', 0)
})
