import { readFileSync } from 'node:fs'

// `npx pnpm start` is npm, a shell, pnpm, a shell and only then this process.
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

/** Nearest first. Without /proc: the parent. */
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
 * Calls `orphaned` within about a second when a package manager that started this process is gone:
 * a killed one passes nothing on, and port and data folder would stay taken.
 */
export const watchLaunchers = (orphaned: () => void) => {
  if (!process.env.npm_lifecycle_event) return
  const started = launchers().join()
  const look = () => launchers().join() !== started && orphaned()
  setInterval(look, interval).unref()
}
