import { publishedFolder } from '@bong-bari/edge'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Effect, Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'
import { createLog } from './log.ts'

const allow = (resource: string, ...actions: string[]) =>
  new PolicyStatement({ actions, resources: [resource] })

const deny = (resource: string, ...actions: string[]) =>
  new PolicyStatement({ effect: Effect.DENY, actions, resources: [resource] })

/**
 * The role and log of the function that copies the built web into its bucket. CDK's own grants for
 * it name every bucket action and every distribution, so they are turned away; ours stand here, and
 * what is published is out of its reach whatever its filters say.
 */
export const createDeployer = (
  scope: Construct,
  { siteBucket, sources, config }: { siteBucket: IBucket; sources: Asset[]; config: Config },
) => {
  const role = new Role(scope, 'DeployerRole', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  const logGroup = createLog(scope, 'DeployerLogs', config)
  logGroup.grantWrite(role)
  for (const { bucket, s3ObjectKey } of sources)
    role.addToPolicy(allow(bucket.arnForObjects(s3ObjectKey), 's3:GetObject'))
  role.addToPolicy(allow(siteBucket.bucketArn, 's3:ListBucket'))
  const writing = ['s3:PutObject', 's3:DeleteObject']
  role.addToPolicy(allow(siteBucket.arnForObjects('*'), ...writing))
  role.addToPolicy(deny(siteBucket.arnForObjects(`${publishedFolder}*`), ...writing))
  return { role, logGroup }
}

/** A policy apart: what is deployed before the distribution exists must not wait for it. */
export const allowInvalidation = (scope: Construct, role: Role, distribution: Distribution) =>
  new Policy(scope, 'Invalidation', {
    roles: [role],
    statements: [
      allow(
        distribution.distributionArn,
        'cloudfront:CreateInvalidation',
        'cloudfront:GetInvalidation',
      ),
    ],
  })
