import type { Context } from 'aws-lambda'

/**
 * Called with what changed in the table, with what failed of it before, and by the clock. A batch that fails as a whole
 * is handed over again.
 */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // It knows the table, which nobody should wait for before the first line runs.
  const { reactionWork } = await import('./reaction-work.ts')
  return reactionWork(event, () => context.getRemainingTimeInMillis())
}
