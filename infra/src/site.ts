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
 * CDK's own grants for this function allow every action on the bucket and every distribution, so ours replace them. They deny the folder of
 * published pages.
 */
const createDeployer = (
  scope: Construct,
  { siteBucket, source }: { siteBucket: IBucket; source: Asset },
) => {
  const logGroup = createLogGroup(scope, 'deployment')
  const role = createRole(scope, 'DeployerRole', logGroup)
  role.addToPolicy(allow(source.bucket.arnForObjects(source.s3ObjectKey), 's3:GetObject'))
  role.addToPolicy(allow(siteBucket.bucketArn, 's3:ListBucket'))
  const writeActions = ['s3:PutObject', 's3:DeleteObject']
  role.addToPolicy(allow(siteBucket.arnForObjects('*'), ...writeActions))
  role.addToPolicy(deny(siteBucket.arnForObjects(`${publishedFolder}*`), ...writeActions))
  return { role, logGroup }
}

/** A policy of its own, so that uploads of files do not wait for the distribution. */
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

/** Files of `publish` and of earlier deployments, which an upload must not delete. */
const foreignFiles = [`${publishedFolder}*`, 'assets/*']

/** Uploads the web build: `assets` with its other files, then the office's HTML, which CloudFront's cache drops. Hashed files of earlier deployments stay for tabs that are still open. */
export const createSiteDeployment = (
  stack: Construct,
  { siteBucket, webDir }: { siteBucket: IBucket; webDir: string },
) => {
  const scope = new Construct(stack, 'Deployment')
  const web = new Asset(scope, 'Web', { path: webDir })
  const { role, logGroup } = createDeployer(scope, { siteBucket, source: web })
  let hasUploader = false
  const createDeployment = (id: string, cache: string, filters: Partial<BucketDeploymentProps>) => {
    const deployment = new BucketDeployment(scope, id, {
      sources: [Source.bucket(web.bucket, web.s3ObjectKey)],
      destinationBucket: siteBucket,
      cacheControl: [CacheControl.fromString(cache)],
      role: role.withoutPolicyUpdates(),
      logGroup,
      ...filters,
    })
    deployment.node.addDependency(role)
    // All deployments share one uploader, which uses the layer of the first; the other layers would be dead weight.
    if (hasUploader) deployment.node.tryRemoveChild('AwsCliLayer')
    hasUploader = true
    return deployment
  }

  const deployAssets = () => {
    const hashed = { exclude: ['*'], include: ['assets/*'], prune: false }
    const others = { exclude: [...foreignFiles, '*.html'] }
    return [
      createDeployment('Assets', cacheControl.immutable, hashed),
      createDeployment('Files', cacheControl.file, others),
    ]
  }
  const deployOffice = (distribution: Distribution) => {
    const office = createDeployment('Office', cacheControl.html, {
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
