/**
 * Called by its queue with messages that each name one who is to be told of a lead, and every five minutes for the
 * digest. Messages that could not be worked on are named and come back; where the function itself fails, all do.
 */
export const handler = async (event: unknown) => {
  // It knows table and mail, which nobody should wait for before the first line runs.
  const { noticeWork } = await import('./notice-work.ts')
  return noticeWork(event)
}
