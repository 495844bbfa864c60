import { expect, test } from 'vitest'
import { resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const buckets = resourcesOf(template, 'AWS::S3::Bucket')
const policies = resourcesOf(template, 'AWS::S3::BucketPolicy')
const media = buckets.find(({ id }) => id.startsWith('Media'))?.Properties

const statementsOf = (id: string) =>
  policies.find(({ Properties }) => Properties.Bucket.Ref === id)?.Properties.PolicyDocument
    .Statement ?? []

test('the stack has a bucket for the site and one for media, and both outlive it', () => {
  expect(buckets.map(({ id }) => id.slice(0, -8)).sort()).toEqual(['Media', 'Site'])
  for (const bucket of buckets) expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate')
})

test('every bucket refuses plain HTTP and TLS below 1.2', () => {
  for (const { id } of buckets) {
    const conditions = statementsOf(id)
      .filter(({ Effect }: { Effect: string }) => Effect === 'Deny')
      .map(({ Condition }: { Condition: unknown }) => Condition)
    expect(conditions).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': 1.2 } },
    ])
  }
})

test('only this distribution reads a bucket, and it writes to none', () => {
  for (const { id } of buckets) {
    const allowed = statementsOf(id).filter(({ Effect }: { Effect: string }) => Effect === 'Allow')
    expect(allowed).toHaveLength(1)
    expect(allowed[0]).toMatchObject({
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
    })
    expect(JSON.stringify(allowed[0].Condition)).toMatch(/AWS:SourceArn.*distribution\//)
  }
})

test('uploads and exports are gone after a day, older versions after a month', () => {
  expect(media?.VersioningConfiguration).toEqual({ Status: 'Enabled' })
  const rules: { Prefix?: string }[] = media?.LifecycleConfiguration.Rules
  for (const prefix of ['incoming/', 'exports/'])
    expect(rules.find(({ Prefix }) => Prefix === prefix)).toMatchObject({
      Status: 'Enabled',
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    })
  const served = rules.filter(({ Prefix }) => Prefix === undefined)
  expect(served).toHaveLength(1)
  expect(served[0]).not.toHaveProperty('ExpirationInDays')
  expect(served[0]).toMatchObject({ NoncurrentVersionExpiration: { NoncurrentDays: 30 } })
})

test('a browser may post to the media bucket and do nothing else there', () => {
  const rules = media?.CorsConfiguration.CorsRules
  expect(rules).toHaveLength(1)
  expect(rules[0]).toMatchObject({ AllowedMethods: ['POST'], AllowedOrigins: ['*'] })
})
