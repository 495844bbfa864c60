import type { IncomingMessage } from 'node:http'

/** Bytes; not read beyond. */
const patience = 64 * 1024 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** `too-large` bodies are read and dropped, so the sender gets its answer. Rejects if the sender breaks off. */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large'> => {
  if (!hasBody(request)) return Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => resolve(length > limit ? 'too-large' : Buffer.concat(chunks))
    // An async iterator takes twice as long.
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
