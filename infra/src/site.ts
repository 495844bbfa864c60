import { rmSync } from 'node:fs'
import { cacheControl, pages } from '@bong-bari/edge'
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

/** Both the address that is asked for and the file it stands for. */
const pagePaths = [...new Set(Object.entries(pages).flat())]

/**
 * Prepares the upload of the built web: `assets` (hashed files and the others) and `pages`, the HTML,
 * which is also cleared from CloudFront. Hashed files of earlier deployments stay, because a tab that
 * was opened before may still ask for them, until the sweep finds no manifest that names them; so the
 * manifest goes first.
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
    const others = { exclude: ['assets/*', 'deployments/*', '*.html'] }
    const assets = deploy('Assets', cacheControl.immutable, hashed)
    assets.node.addDependency(manifest)
    return [assets, deploy('Files', cacheControl.file, others)]
  }
  const informSweep = (lambda: LambdaFunction) => {
    lambda.addEnvironment('DEPLOYMENT', hash)
    lambda.node.addDependency(manifest)
  }
  const deployPages = (distribution: Distribution) => {
    const pages = deploy('Pages', cacheControl.html, {
      exclude: ['*'],
      include: ['*.html'],
      contentType: 'text/html; charset=utf-8',
      distribution,
      distributionPaths: pagePaths,
    })
    pages.node.addDependency(allowInvalidation(scope, role, distribution))
    return pages
  }
  return { deployAssets, deployPages, informSweep }
}
