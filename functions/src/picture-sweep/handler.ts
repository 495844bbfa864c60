import { metric } from '@bong-bari/table/metric'

/** Scheduled. Lambda logs a failure and retries. */
export const handler = async ({ time }: { time: string }) => {
  const { sweepMedia } = await import('./sweep.ts')
  const counts = await sweepMedia(new Date(time))
  console.log(JSON.stringify({ level: 'info', time, sweep: 'media', ...counts }))
  metric('PicturesRemoved', counts.remove ?? 0)
  return counts
}
