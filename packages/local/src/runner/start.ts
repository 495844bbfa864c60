import { readFileSync } from 'node:fs'
import { readSettings } from './settings.ts'
import { type Stack, startStack } from './stack.ts'
import { failureSentence } from './start-failure.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort())

const stopAsked = new Promise<void>((resolve) => {
  stopping.signal.addEventListener('abort', () => resolve(), { once: true })
})

const say = (line: string) => console.log(line)

const greet = ({ url, credentials: { username, password } }: Stack) => {
  say(`admin ${username}`)
  say(
    password
      ? `password ${password}`
      : 'password changed since it was set here; start once with ADMIN_PASSWORD to set another',
  )
  say(`ready ${url}`)
}

// `npx pnpm start` is npm, a shell, pnpm, a shell, then this process.
const launcher = /(^|[\s/])(npm|npx|pnpm|corepack)(\s|$|@|\.c?js)|^\S*sh\0?\s*-c/

const read = (pid: number) => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { command, parent: Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]) }
  } catch {
    return undefined
  }
}

/** Nearest first; without /proc the parent. */
const launchers = () => {
  const found: number[] = []
  for (let pid = process.ppid; pid > 1; ) {
    const facts = read(pid)
    if (facts && !launcher.test(facts.command)) break
    found.push(pid)
    if (!facts) break
    pid = facts.parent
  }
  return found
}

const interval = 1000

/**
 * Calls `orphaned` within a second of a launching package manager's death: a killed one signals nobody, and port and folder would stay
 * taken.
 */
const watchLaunchers = (orphaned: () => void) => {
  if (!process.env.npm_lifecycle_event) return
  const started = launchers().join()
  const look = () => launchers().join() !== started && orphaned()
  setInterval(look, interval).unref()
}

const run = async () => {
  watchLaunchers(() => stopping.abort())
  const { signal } = stopping
  const stack = await startStack(readSettings(process.env), {
    hot: process.argv.includes('--hot'),
    say,
    signal,
  })
  greet(stack)
  await stopAsked
  await stack.stop()
}

try {
  await run()
  process.exit(0)
} catch (error) {
  if (!stopping.signal.aborted) console.error(failureSentence(error))
  process.exit(stopping.signal.aborted ? 0 : 1)
}
