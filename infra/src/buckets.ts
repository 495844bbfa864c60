import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  type BucketProps,
  type CorsRule,
  HttpMethods,
  type IBucket,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

/** TLS only, for this stack's roles and CloudFront. Outlives the stack unless `removeData` is set and it is empty. */
export const createPrivateBucket = (
  scope: Construct,
  id: string,
  { removeData }: Pick<Config, 'removeData'>,
  props: BucketProps = {},
) => {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: removeData ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...props,
  })
  // CDK's class does not fit its interface under exactOptionalPropertyTypes.
  return bucket as IBucket
}

const day = Duration.days(1)

const goneAfterADay = (prefix: string) => ({
  id: `${prefix}-gone-after-a-day`,
  prefix: `${prefix}/`,
  expiration: day,
  noncurrentVersionExpiration: day,
})

/** Any origin may post to `incoming/`: the signed form's policy is the lock. */
export const mediaCors: CorsRule[] = [
  { allowedMethods: [HttpMethods.POST], allowedOrigins: ['*'], allowedHeaders: ['*'] },
]

export const mediaLifecycle: LifecycleRule[] = [
  goneAfterADay('incoming'),
  goneAfterADay('exports'),
  {
    id: 'old-versions-gone-after-a-month',
    noncurrentVersionExpiration: Duration.days(30),
    expiredObjectDeleteMarker: true,
    abortIncompleteMultipartUploadAfter: day,
  },
]

export const createMedia = (scope: Construct, config: Pick<Config, 'removeData'>) =>
  createPrivateBucket(scope, 'Media', config, {
    versioned: true,
    cors: mediaCors,
    lifecycleRules: mediaLifecycle,
  })
