import { rmSync } from 'node:fs'
import { cacheControl, officePages, publishedFolder } from '@bong-bari/edge'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import type { Config } from './config.ts'
import { allowInvalidation, createDeployer } from './deployer.ts'
import { writeManifest } from './manifest.ts'

const officeFiles = [...new Set(Object.values(officePages))].map((file) => file.slice(1))

const officePaths = [...new Set(Object.entries(officePages).flat())]

/** Owned by `publish`, or left by other deployments. */
const notOurs = [`${publishedFolder}*`, 'assets/*', 'deployments/*']

/**
 * Uploads `assets` and the team's HTML (`office`), which is invalidated. Old hashed files stay for open tabs, until the sweep finds no
 * manifest naming them; so the manifest goes first.
 */
export const createSiteDeployment = (
  stack: Construct,
  { siteBucket, webDir, config }: { siteBucket: IBucket; webDir: string; config: Config },
) => {
  const scope = new Construct(stack, 'Deployment')
  const web = new Asset(scope, 'Web', { path: webDir })
  const { hash, folder } = writeManifest(webDir)
  const list = new Asset(scope, 'List', { path: folder })
  rmSync(folder, { recursive: true })
  const { role, logGroup } = createDeployer(scope, { siteBucket, sources: [web, list], config })
  const deploy = (
    id: string,
    cache: string,
    filters: Partial<BucketDeploymentProps>,
    from = web,
  ) => {
    const deployment = new BucketDeployment(scope, id, {
      sources: [Source.bucket(from.bucket, from.s3ObjectKey)],
      destinationBucket: siteBucket,
      cacheControl: [CacheControl.fromString(cache)],
      role: role.withoutPolicyUpdates(),
      logGroup,
      ...filters,
    })
    deployment.node.addDependency(role)
    return deployment
  }

  const manifest = deploy('Manifest', cacheControl.never, { prune: false }, list)
  const deployAssets = () => {
    const hashed = { exclude: ['*'], include: ['assets/*'], prune: false }
    const others = { exclude: [...notOurs, '*.html'] }
    const assets = deploy('Assets', cacheControl.immutable, hashed)
    assets.node.addDependency(manifest)
    return [assets, deploy('Files', cacheControl.file, others)]
  }
  const informSweep = (lambda: LambdaFunction) => {
    lambda.addEnvironment('DEPLOYMENT', hash)
    lambda.node.addDependency(manifest)
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
  return { deployAssets, deployOffice, informSweep, webHash: hash }
}
