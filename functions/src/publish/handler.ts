import type { Context } from 'aws-lambda'

/** Milliseconds before Lambda's timeout after which nothing is begun: running work may be slow. */
const reserve = 30_000

/** Its queue names paths; any other call (clock, deployment) checks all pages. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  const { publish } = await import('./publish.ts')
  return publish(event, context.getRemainingTimeInMillis() - reserve)
}
