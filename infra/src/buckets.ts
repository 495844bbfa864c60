import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  type BucketProps,
  HttpMethods,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

/** A bucket that only this stack's roles and CloudFront may read, over TLS. It outlives the stack unless `removeData` is set and it is empty. */
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

const oneDay = Duration.days(1)

const expireAfterOneDay = (prefix: string) => ({
  id: `${prefix}-gone-after-a-day`,
  prefix: `${prefix}/`,
  expiration: oneDay,
  noncurrentVersionExpiration: oneDay,
})

export const createMedia = (scope: Construct, config: Pick<Config, 'removeData'>) =>
  createPrivateBucket(scope, 'Media', config, {
    versioned: true,
    // Pages of any origin may post here: S3 accepts only forms that the API signed.
    cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: ['*'], allowedHeaders: ['*'] }],
    lifecycleRules: [
      expireAfterOneDay('incoming'),
      expireAfterOneDay('exports'),
      {
        id: 'old-versions-gone-after-a-month',
        noncurrentVersionExpiration: Duration.days(30),
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: oneDay,
      },
    ],
  })
