/**
 * Called by its queue, one message for each person to tell, and every five minutes for the digest.
 * Failed messages are named and come back; where the function fails, all do.
 */
export const handler = async (event: unknown) => {
  // It knows table and mail, which nobody should wait for before the first line runs.
  const { noticeWork } = await import('./notice-work.ts')
  return noticeWork(event)
}
