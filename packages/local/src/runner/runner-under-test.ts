import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNoErrorLines } from './error-lines.ts'

/** `remove` throws where the functions of a runner logged errors there that the test did not expect. */
export const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-runner-'))
  const remove = async ({ expected = [] }: { expected?: RegExp[] } = {}) => {
    try {
      requireNoErrorLines(folder, expected)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return { folder, remove }
}

/** With only this environment. */
export const spawnRunner = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, output, errors }))

  const ready = new Promise<{ url: string; username: string; password: string }>(
    (resolve, reject) => {
      const resolveWhenReady = () => {
        const [, url] = /^ready (\S+)$/m.exec(output) ?? []
        const [, username = ''] = /^admin (\S+)$/m.exec(output) ?? []
        const [, password = ''] = /^password (\S+)$/m.exec(output) ?? []
        if (url) resolve({ url, username, password })
      }
      child.stdout.on('data', resolveWhenReady)
      ended.then(() => reject(new Error(`The runner ended: ${errors || output}`)))
    },
  )
  // Unawaited in tests of failed starts.
  ready.catch(() => {})
  return { pid: child.pid ?? 0, ready, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** Calls the control `/_local/<name>` of the runner at `url`. */
export const callControl = (url: string, name: string, given: object = {}) =>
  fetch(`${url}/_local/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
