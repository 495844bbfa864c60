import { localCredentials } from './credentials.ts'

const bucket = 'media'
const siteBucket = 'site'

/** Empty media and site buckets in memory; upload forms expire by `now`. `env` is for SDK and functions. */
export const startBucket = async ({ now }: { now?: () => number } = {}) => {
  // Most tests need only a table.
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
