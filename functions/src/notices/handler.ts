import type { Context } from 'aws-lambda'

/**
 * Called by its queue with notices that are to be told, and every five minutes for a look at what was missed.
 * Messages that could not be worked on are named and come back; where the function itself fails, all do.
 */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // It knows table and mail, which nobody should wait for before the first line runs.
  const { noticeWork } = await import('./notice-work.ts')
  return noticeWork(event, () => context.getRemainingTimeInMillis())
}
