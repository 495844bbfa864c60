import { cacheControl, officePages, publishedFolder } from '@bong-bari/edge'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Effect, Policy, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { createRole } from './grants.ts'
import { createLogGroup } from './log.ts'

const allow = (resource: string, ...actions: string[]) =>
  new PolicyStatement({ actions, resources: [resource] })

const deny = (resource: string, ...actions: string[]) =>
  new PolicyStatement({ effect: Effect.DENY, actions, resources: [resource] })

/**
 * CDK's own grants for this function name every bucket action and distribution, so we replace them; the published folder stays out of its
 * reach.
 */
const createDeployer = (
  scope: Construct,
  { siteBucket, source }: { siteBucket: IBucket; source: Asset },
) => {
  const logGroup = createLogGroup(scope, 'deployment')
  const role = createRole(scope, 'DeployerRole', logGroup)
  role.addToPolicy(allow(source.bucket.arnForObjects(source.s3ObjectKey), 's3:GetObject'))
  role.addToPolicy(allow(siteBucket.bucketArn, 's3:ListBucket'))
  const writing = ['s3:PutObject', 's3:DeleteObject']
  role.addToPolicy(allow(siteBucket.arnForObjects('*'), ...writing))
  role.addToPolicy(deny(siteBucket.arnForObjects(`${publishedFolder}*`), ...writing))
  return { role, logGroup }
}

/** Separate, so that uploads need not wait for the distribution. */
const allowInvalidation = (scope: Construct, role: Role, distribution: Distribution) =>
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

const officeFiles = [...new Set(Object.values(officePages))].map((file) => file.slice(1))

const officePaths = [...new Set(Object.entries(officePages).flat())]

/** Owned by `publish`, or left by other deployments. */
const notOurs = [`${publishedFolder}*`, 'assets/*']

/** Uploads `assets` and the team's HTML (`office`), which is invalidated. Hashed files of earlier deployments stay for tabs that are still open. */
export const createSiteDeployment = (
  stack: Construct,
  { siteBucket, webDir }: { siteBucket: IBucket; webDir: string },
) => {
  const scope = new Construct(stack, 'Deployment')
  const web = new Asset(scope, 'Web', { path: webDir })
  const { role, logGroup } = createDeployer(scope, { siteBucket, source: web })
  let hasUploader = false
  const deploy = (id: string, cache: string, filters: Partial<BucketDeploymentProps>) => {
    const deployment = new BucketDeployment(scope, id, {
      sources: [Source.bucket(web.bucket, web.s3ObjectKey)],
      destinationBucket: siteBucket,
      cacheControl: [CacheControl.fromString(cache)],
      role: role.withoutPolicyUpdates(),
      logGroup,
      ...filters,
    })
    deployment.node.addDependency(role)
    // CDK's one uploader, which all share, has the layer of the first.
    if (hasUploader) deployment.node.tryRemoveChild('AwsCliLayer')
    hasUploader = true
    return deployment
  }

  const deployAssets = () => {
    const hashed = { exclude: ['*'], include: ['assets/*'], prune: false }
    const others = { exclude: [...notOurs, '*.html'] }
    return [
      deploy('Assets', cacheControl.immutable, hashed),
      deploy('Files', cacheControl.file, others),
    ]
  }
  const deployOffice = (distribution: Distribution) => {
    const office = deploy('Office', cacheControl.html, {
      exclude: ['*'],
      include: officeFiles,
      prune: false,
      contentType: 'text/html; charset=utf-8',
      distribution,
      distributionPaths: officePaths,
    })
    office.node.addDependency(allowInvalidation(scope, role, distribution))
    return office
  }
  return { deployAssets, deployOffice, webHash: web.assetHash }
}
