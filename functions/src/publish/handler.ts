import type { Context } from 'aws-lambda'
import { orderIn } from './order.ts'

/** Milliseconds before Lambda's own end at which nothing new is begun: what is under way may be slow. */
const reserve = 30_000

/**
 * Rung by the queue, or called by a clock or a deployment. A page that fails is no failure of the
 * function; a table that cannot be read is, and Lambda tries again.
 */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // It knows table, bucket and renderer, which nobody should wait for before the first line runs.
  const { publish } = await import('./publish.ts')
  const milliseconds = context.getRemainingTimeInMillis() - reserve
  return publish({ order: orderIn(event), milliseconds })
}
