import type { Context } from 'aws-lambda'

/** For table changes, failed ones, and by schedule. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  const { handleReactionEvent } = await import('./reaction-work.ts')
  return handleReactionEvent(event, () => context.getRemainingTimeInMillis())
}
