import { metric } from '@bong-bari/table/metric'

/** Scheduled. Lambda logs a failure and retries. */
export const handler = async ({ time }: { time: string }) => {
  const { eraseOldLeads } = await import('./erase-old-leads.ts')
  const { erased } = await eraseOldLeads(new Date(time))
  console.log(JSON.stringify({ level: 'info', time, audit: 'old-leads-erased', erased }))
  metric('LeadsErased', erased)
  return { erased }
}
