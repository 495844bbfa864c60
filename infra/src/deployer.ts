import { publishedFolder } from '@bong-bari/edge'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Effect, Policy, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { Construct } from 'constructs'
import { logOf } from './log.ts'
import { createRole } from './role.ts'

const allow = (resource: string, ...actions: string[]) =>
  new PolicyStatement({ actions, resources: [resource] })

const deny = (resource: string, ...actions: string[]) =>
  new PolicyStatement({ effect: Effect.DENY, actions, resources: [resource] })

/**
 * CDK's own grants for this function name every bucket action and distribution, so we replace them; the published folder stays out of its
 * reach.
 */
export const createDeployer = (
  scope: Construct,
  { siteBucket, source }: { siteBucket: IBucket; source: Asset },
) => {
  const logGroup = logOf(scope, 'deployment')
  const role = createRole(scope, 'DeployerRole', logGroup)
  role.addToPolicy(allow(source.bucket.arnForObjects(source.s3ObjectKey), 's3:GetObject'))
  role.addToPolicy(allow(siteBucket.bucketArn, 's3:ListBucket'))
  const writing = ['s3:PutObject', 's3:DeleteObject']
  role.addToPolicy(allow(siteBucket.arnForObjects('*'), ...writing))
  role.addToPolicy(deny(siteBucket.arnForObjects(`${publishedFolder}*`), ...writing))
  return { role, logGroup }
}

/** Separate, so that uploads need not wait for the distribution. */
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
