import type { Context } from 'aws-lambda'

/** Nothing new begins within this time before Lambda's timeout. */
const reserveMs = 30_000

/** Messages of the queue name paths. Every other call, of a schedule or a deployment, rebuilds all pages. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  const { publish } = await import('./publish.ts')
  return publish(event, context.getRemainingTimeInMillis() - reserveMs)
}
