import type { Context } from 'aws-lambda'

/** Milliseconds before Lambda's timeout; nothing new begins then. */
const reserve = 30_000

/** The queue names paths; other calls (schedule, deployment) check all pages. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  const { publish } = await import('./publish.ts')
  return publish(event, context.getRemainingTimeInMillis() - reserve)
}
