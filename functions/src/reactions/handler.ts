import type { Context } from 'aws-lambda'

/**
 * Called with the table's changes, with those that failed, and by the clock. A failed batch comes
 * again.
 */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // It knows the table, which nobody should wait for before the first line runs.
  const { reactionWork } = await import('./reaction-work.ts')
  return reactionWork(event, () => context.getRemainingTimeInMillis())
}
