import { localCredentials } from './credentials.ts'

const bucket = 'media'

/**
 * Starts an empty media bucket in memory for tests; `now` is the time by which its upload forms run
 * out. `env` is what the SDK and the functions need to find it; `stop` ends what was started.
 */
export const startBucket = async ({ now }: { now?: () => number } = {}) => {
  // Loaded on demand: most tests need a table alone.
  const { startObjectEngine } = await import('./object-engine.ts')
  const { endpoint, stop } = await startObjectEngine({ buckets: [bucket], ...(now && { now }) })
  return {
    endpoint,
    bucket,
    stop,
    env: { ...localCredentials, MEDIA_BUCKET: bucket, AWS_ENDPOINT_URL_S3: endpoint },
  }
}
