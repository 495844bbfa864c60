import type { IncomingMessage } from 'node:http'

/** More than this is not even read to its end, in bytes. */
const patience = 64 * 1024 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * The whole body of a request, or `too-large`. What is over the limit is read and dropped, so that
 * the sender gets to hear the answer.
 */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large'> => {
  if (!hasBody(request)) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
    if (length > patience) break
  }
  return length > limit ? 'too-large' : Buffer.concat(chunks)
}
