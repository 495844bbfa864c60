import { metric } from '@bong-bari/table/metric'

/** Scheduled. Lambda logs a failure and retries. */
export const handler = async ({ time }: { time: string }) => {
  const { sweepAssets } = await import('./sweep.ts')
  const counts = await sweepAssets(new Date(time))
  console.log(JSON.stringify({ level: 'info', time, sweep: 'assets', ...counts }))
  metric('AssetsRemoved', counts.removed)
  return counts
}
