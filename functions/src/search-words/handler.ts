import type { Context } from 'aws-lambda'
import { metric } from '../http/metric.ts'

/** Milliseconds before Lambda's own end at which nothing new is begun: what is under way may be slow. */
const reserve = 15_000

/** What the rows of the bot mean, where a model is configured that tells. */
const embedIfConfigured = async (isOver: () => boolean) => {
  if (!process.env.BEDROCK_EMBEDDING_MODEL_ID) return 0
  const { embedRows } = await import('../bot/meaning/embed-rows.ts')
  return embedRows(isOver)
}

/** Runs each minute. What fails is left to the next look. */
export const handler = async (
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // They know the table, which nobody should wait for before the first line runs.
  const [{ indexChanges }, { backfill }, { giveDays }] = await Promise.all([
    import('./index-changes.ts'),
    import('./backfill.ts'),
    import('./date-leads.ts'),
  ])
  const isOver = () => context.getRemainingTimeInMillis() < reserve
  const changes = await indexChanges(isOver)
  const takenIn = await backfill(isOver)
  const dated = await giveDays(isOver)
  const embedded = await embedIfConfigured(isOver)
  const counts = { ...changes, takenIn, dated, embedded }
  if (counts.failed) metric('SearchFailed', counts.failed)
  if (counts.indexed || counts.failed || takenIn || dated || embedded)
    console.log(JSON.stringify({ level: 'info', search: 'indexed', ...counts }))
  return counts
}
