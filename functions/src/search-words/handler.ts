import type { Context } from 'aws-lambda'
import { metric } from '../http/metric.ts'

/** Milliseconds before Lambda's own end at which nothing new is begun: what is under way may be slow. */
const reserve = 15_000

/** Runs each minute. What fails is left to the next look. */
export const handler = async (
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => {
  // They know the table, which nobody should wait for before the first line runs.
  const [{ indexChanges }, { backfill }, { recountLeads }, { giveDays }] = await Promise.all([
    import('./index-changes.ts'),
    import('./backfill.ts'),
    import('@bong-bari/table'),
    import('./date-leads.ts'),
  ])
  const isOver = () => context.getRemainingTimeInMillis() < reserve
  const changes = await indexChanges(isOver)
  const [takenIn, recounted] = await Promise.all([
    backfill(isOver),
    recountLeads(new Date(), isOver),
  ])
  const dated = await giveDays(isOver)
  const counts = { ...changes, takenIn, recounted, dated }
  if (counts.failed) metric('SearchFailed', counts.failed)
  if (counts.indexed || counts.failed || takenIn || recounted || dated)
    console.log(JSON.stringify({ level: 'info', search: 'indexed', ...counts }))
  return counts
}
