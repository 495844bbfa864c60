import { metric } from '../http/metric.ts'
import { sweepMedia } from './sweep.ts'

/** Runs on a schedule. A failure is left to Lambda, which logs it and tries again. */
export const handler = async ({ time }: { time: string }) => {
  const counts = await sweepMedia(new Date(time))
  console.log(JSON.stringify({ level: 'info', time, sweep: 'media', ...counts }))
  metric('PicturesRemoved', counts.remove ?? 0)
  return counts
}
