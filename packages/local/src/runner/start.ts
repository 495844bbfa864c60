import { readFileSync } from 'node:fs'
import { readSettings } from './settings.ts'
import { type Stack, startStack } from './stack.ts'
import { describeFailure } from './start-failure.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort())

const stopRequested = new Promise<void>((resolve) => {
  stopping.signal.addEventListener('abort', () => resolve(), { once: true })
})

const say = (line: string) => console.log(line)

const printAccess = ({ url, credentials: { username, password } }: Stack) => {
  say(`admin ${username}`)
  say(
    password
      ? `password ${password}`
      : 'password changed since it was set here; start once with ADMIN_PASSWORD to set another',
  )
  say(`ready ${url}`)
}

// `npx pnpm start` runs npm, a shell, pnpm, a shell, then this process.
const launcherPattern = /(^|[\s/])(npm|npx|pnpm|corepack)(\s|$|@|\.c?js)|^\S*sh\0?\s*-c/

const readProcess = (pid: number) => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { command, parent: Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]) }
  } catch {
    return undefined
  }
}

/** Lists the processes that launched this one, the nearest first. Where there is no /proc, only the parent. */
const listLaunchers = () => {
  const pids: number[] = []
  for (let pid = process.ppid; pid > 1; ) {
    const facts = readProcess(pid)
    if (facts && !launcherPattern.test(facts.command)) break
    pids.push(pid)
    if (!facts) break
    pid = facts.parent
  }
  return pids
}

const checkIntervalMs = 1000

/**
 * Calls `onOrphaned` within a second after a launching package manager ended. One that was killed signals nobody, and the port and the folder
 * would stay in use.
 */
const watchLaunchers = (onOrphaned: () => void) => {
  if (!process.env.npm_lifecycle_event) return
  const started = listLaunchers().join()
  const checkLaunchers = () => listLaunchers().join() !== started && onOrphaned()
  setInterval(checkLaunchers, checkIntervalMs).unref()
}

const run = async () => {
  watchLaunchers(() => stopping.abort())
  const { signal } = stopping
  const stack = await startStack(readSettings(process.env), {
    hot: process.argv.includes('--hot'),
    say,
    signal,
  })
  printAccess(stack)
  await stopRequested
  await stack.stop()
}

try {
  await run()
  process.exit(0)
} catch (error) {
  if (!stopping.signal.aborted) console.error(describeFailure(error))
  process.exit(stopping.signal.aborted ? 0 : 1)
}
