import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { OperateFailure } from './failure.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** No echo. */
const askHidden = async (question: string) => {
  process.stderr.write(question)
  const lines = createInterface({ input: process.stdin, output: nowhere(), terminal: true })
  const stop = new AbortController()
  lines.on('SIGINT', () => stop.abort())
  try {
    return await lines.question('', { signal: stop.signal })
  } catch {
    throw new OperateFailure('Nothing was changed.')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

/** Typed twice at a terminal, or the first line piped in. */
export const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const password = await askHidden('New password: ')
  if ((await askHidden('The same again: ')) !== password)
    throw new OperateFailure('The two passwords differ; nothing was changed.')
  return password
}
