import { RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3'
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
