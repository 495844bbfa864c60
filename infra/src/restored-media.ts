import { Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  AnyPrincipal,
  Effect,
  PolicyDocument,
  PolicyStatement,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import { mediaCors, mediaLifecycle } from './buckets.ts'
import type { Config } from './config.ts'
import { createRole } from './grants.ts'
import { createLogGroup } from './log.ts'

/** Returns the stack's own bucket, unless `restoredMediaBucket` replaces it. */
export const selectMedia = (
  scope: Construct,
  own: IBucket,
  { restoredMediaBucket }: Config,
): IBucket =>
  restoredMediaBucket ? Bucket.fromBucketName(scope, 'RestoredMedia', restoredMediaBucket) : own

const createPolicy = (media: IBucket, distribution: Distribution) => {
  const resources = [media.bucketArn, media.arnForObjects('*')]
  const deny = (conditions: Record<string, Record<string, unknown>>) =>
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:*'],
      resources,
      conditions,
    })
  return new PolicyDocument({
    statements: [
      deny({ Bool: { 'aws:SecureTransport': 'false' } }),
      deny({ NumericLessThan: { 's3:TlsVersion': 1.2 } }),
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject', 's3:ListBucket'],
        resources,
        conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
      }),
    ],
  })
}

const corsRules = mediaCors.map(({ allowedMethods, allowedOrigins, allowedHeaders }) => ({
  AllowedMethods: allowedMethods,
  AllowedOrigins: allowedOrigins,
  AllowedHeaders: allowedHeaders,
}))

const lifecycleRules = mediaLifecycle.map((rule) => ({
  ID: rule.id,
  Status: 'Enabled',
  Filter: { Prefix: rule.prefix ?? '' },
  Expiration: {
    Days: rule.expiration?.toDays(),
    ExpiredObjectDeleteMarker: rule.expiredObjectDeleteMarker,
  },
  NoncurrentVersionExpiration: { NoncurrentDays: rule.noncurrentVersionExpiration?.toDays() },
  AbortIncompleteMultipartUpload: rule.abortIncompleteMultipartUploadAfter && {
    DaysAfterInitiation: rule.abortIncompleteMultipartUploadAfter.toDays(),
  },
}))

const listSettingsCalls = (media: IBucket, distribution: Distribution) => [
  {
    action: 'putPublicAccessBlock',
    permission: 's3:PutBucketPublicAccessBlock',
    parameters: {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    },
  },
  {
    action: 'putBucketPolicy',
    permission: 's3:PutBucketPolicy',
    parameters: { Policy: Stack.of(distribution).toJsonString(createPolicy(media, distribution)) },
  },
  {
    action: 'putBucketVersioning',
    permission: 's3:PutBucketVersioning',
    parameters: { VersioningConfiguration: { Status: 'Enabled' } },
  },
  {
    action: 'putBucketCors',
    permission: 's3:PutBucketCORS',
    parameters: { CORSConfiguration: { CORSRules: corsRules } },
  },
  {
    action: 'putBucketLifecycleConfiguration',
    permission: 's3:PutLifecycleConfiguration',
    parameters: { LifecycleConfiguration: { Rules: lifecycleRules } },
  },
]

/** Gives a restored bucket the policy, CORS and lifecycle of the stack's own. They are applied when they change, and never undone. */
export const configureRestoredMedia = (
  stack: Construct,
  { media, distribution, config }: { media: IBucket; distribution: Distribution; config: Config },
) => {
  if (!config.restoredMediaBucket) return
  const scope = new Construct(stack, 'RestoredMediaSettings')
  const logGroup = createLogGroup(scope, 'deployment')
  const role = createRole(scope, 'Role', logGroup)
  const calls = listSettingsCalls(media, distribution)
  role.addToPolicy(
    new PolicyStatement({
      actions: calls.map(({ permission }) => permission),
      resources: [media.bucketArn],
    }),
  )
  let previousCall: Construct = role
  for (const { action, parameters } of calls) {
    const call = new AwsCustomResource(scope, action, {
      resourceType: 'Custom::RestoredMedia',
      role,
      logGroup,
      installLatestAwsSdk: false,
      onUpdate: {
        service: 'S3',
        action,
        parameters: { Bucket: media.bucketName, ...parameters },
        physicalResourceId: PhysicalResourceId.of(`${config.restoredMediaBucket}-${action}`),
      },
    })
    // S3 refuses concurrent changes to a bucket, so each call waits for the one before.
    call.node.addDependency(previousCall)
    previousCall = call
  }
}
