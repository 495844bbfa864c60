import { fileCacheControl, pages } from '@bong-bari/edge'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
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

/** Both the address that is asked for and the file it stands for. */
const pagePaths = [...new Set(Object.entries(pages).flat())]

/**
 * Prepares the upload of the built web: `assets` (hashed files, then the others) and `pages`, the
 * HTML, which is also cleared from CloudFront. Hashed files of earlier deployments stay, because a
 * tab that was opened before may still ask for them.
 */
export const createSiteDeployment = (
  stack: Construct,
  { siteBucket, webDir, config }: { siteBucket: IBucket; webDir: string; config: Config },
) => {
  const scope = new Construct(stack, 'Deployment')
  const web = new Asset(scope, 'Web', { path: webDir })
  const { role, logGroup } = createDeployer(scope, { siteBucket, web, config })
  const deploy = (id: string, example: string, filters: Partial<BucketDeploymentProps>) => {
    const deployment = new BucketDeployment(scope, id, {
      sources: [Source.bucket(web.bucket, web.s3ObjectKey)],
      destinationBucket: siteBucket,
      cacheControl: [CacheControl.fromString(fileCacheControl(example))],
      role: role.withoutPolicyUpdates(),
      logGroup,
      ...filters,
    })
    deployment.node.addDependency(role)
    return deployment
  }

  const deployAssets = () => {
    const hashed = { exclude: ['*'], include: ['assets/*'], prune: false }
    const others = { exclude: ['assets/*', '*.html'] }
    return [deploy('Assets', '/assets/any', hashed), deploy('Files', '/any', others)]
  }
  const deployPages = (distribution: Distribution) => {
    const pages = deploy('Pages', '/any.html', {
      exclude: ['*'],
      include: ['*.html'],
      contentType: 'text/html; charset=utf-8',
      distribution,
      distributionPaths: pagePaths,
    })
    pages.node.addDependency(allowInvalidation(scope, role, distribution))
    return pages
  }
  return { deployAssets, deployPages }
}
