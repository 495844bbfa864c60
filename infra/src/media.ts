import { Duration } from 'aws-cdk-lib'
import { type CorsRule, HttpMethods, type LifecycleRule } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'
import { createPrivateBucket } from './private-bucket.ts'

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
