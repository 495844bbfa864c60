import { metric } from '../http/metric.ts'

/** Runs on a schedule. A failure is left to Lambda, which logs it and tries again. */
export const handler = async ({ time }: { time: string }) => {
  // It knows the bucket, which nobody should wait for before the first line runs.
  const { sweepAssets } = await import('./sweep.ts')
  const counts = await sweepAssets(new Date(time))
  console.log(JSON.stringify({ level: 'info', time, sweep: 'assets', ...counts }))
  metric('AssetsRemoved', counts.removed)
  return counts
}
