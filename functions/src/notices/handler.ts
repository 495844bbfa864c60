/** By queue, and every five minutes for the digest. Failed messages come back. */
export const handler = async (event: unknown) => {
  const { noticeWork } = await import('./notice-work.ts')
  return noticeWork(event)
}
