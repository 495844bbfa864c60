import { localCredentials } from './credentials.ts'

const bucket = 'media'
const siteBucket = 'site'

/**
 * Starts an empty media bucket and site bucket in memory for tests; `now` is the time by which its upload forms run
 * out. `env` is what the SDK and the functions need to find it; `stop` ends what was started.
 */
export const startBucket = async ({ now }: { now?: () => number } = {}) => {
  // Loaded on demand: most tests need a table alone.
  const { startObjectEngine } = await import('./object-engine.ts')
  const { endpoint, stop } = await startObjectEngine({
    buckets: [bucket, siteBucket],
    ...(now && { now }),
  })
  return {
    endpoint,
    bucket,
    siteBucket,
    stop,
    env: {
      ...localCredentials,
      MEDIA_BUCKET: bucket,
      SITE_BUCKET: siteBucket,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ENDPOINT_URL_SQS: endpoint,
    },
  }
}
