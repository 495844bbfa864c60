/** By queue, and every five minutes for the digest. Failed messages come back. */
export const handler = async (event: unknown) => {
  const { handleNoticeEvent } = await import('./notice-work.ts')
  return handleNoticeEvent(event)
}
