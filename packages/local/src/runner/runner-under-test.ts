import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a line of the functions' log is an error of the product: its level is error, or a role lacked a permission. */
export const isErrorLine = (line: string) =>
  line.includes('"level":"error"') || /may not (dynamodb|s3):/.test(line)

const readErrorLines = (dataDir: string): string[] => {
  const log = join(dataDir, 'functions.log')
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(isErrorLine) : []
}

/** Throws if the functions' log in a runner's data folder has an error line that matches none of `expected`. */
export const requireNoErrorLines = (dataDir: string, expected: readonly RegExp[] = []) => {
  const others = readErrorLines(dataDir).filter((line) => !expected.some((one) => one.test(line)))
  if (others.length) throw new Error(`The functions logged errors:\n${others.join('\n')}`)
}

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

/** With only this environment, and without limits of time. */
export const spawnRunner = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    // A slow answer of a busy machine is no failure of the product.
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', TIMEOUTS: 'none', ...env },
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
