import type { Context } from 'aws-lambda'

/** Milliseconds before Lambda's timeout after which nothing is begun: running work may be slow. */
const reserve = 30_000

/**
 * Its queue names paths to publish; any other call (clock, deployment) checks all pages. Failed
 * messages are named and come back.
 */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // It knows table, bucket and renderer, which nobody should wait for before the first line runs.
  const { publish } = await import('./publish.ts')
  return publish(event, context.getRemainingTimeInMillis() - reserve)
}
