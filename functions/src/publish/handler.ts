import type { Context } from 'aws-lambda'

/** Milliseconds before Lambda's own end at which nothing new is begun: what is under way may be slow. */
const reserve = 30_000

/**
 * Called by its queue with paths whose files may not be true; whatever else calls, a clock or a deployment, has
 * all pages looked at. Messages that could not be worked on are named and come back.
 */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // It knows table, bucket and renderer, which nobody should wait for before the first line runs.
  const { publish } = await import('./publish.ts')
  return publish(event, context.getRemainingTimeInMillis() - reserve)
}
