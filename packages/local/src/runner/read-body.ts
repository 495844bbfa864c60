import type { IncomingMessage } from 'node:http'

/** More than this is not even read to its end, in bytes. */
const patience = 64 * 1024 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * The whole body of a request, or `too-large`. What is over the limit is read and dropped, so that
 * the sender gets to hear the answer. Rejects when the sender breaks off.
 */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large'> => {
  if (!hasBody(request)) return Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => resolve(length > limit ? 'too-large' : Buffer.concat(chunks))
    // By events: as an asynchronous iterator it takes twice as long.
    request
      .on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= limit) chunks.push(chunk)
        else chunks.length = 0
        if (length > patience) request.destroy()
      })
      .on('end', finish)
      .on('close', finish)
      .on('error', reject)
  })
}
