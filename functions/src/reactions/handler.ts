import type { Context } from 'aws-lambda'

/** Called with the table's changes, with those that failed, and by the clock. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  const { reactionWork } = await import('./reaction-work.ts')
  return reactionWork(event, () => context.getRemainingTimeInMillis())
}
