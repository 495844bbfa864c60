import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}

const parentOf = (pid: string) => /^PPid:\t(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1]

const withChildren = (pid: string, parents: Map<string, string | undefined>): string[] => [
  pid,
  ...[...parents.keys()]
    .filter((child) => parents.get(child) === pid)
    .flatMap((child) => withChildren(child, parents)),
]

/** What a process and all that it started hold, in MB; what they share counts once. Linux alone tells it. */
export const treeMemory = (pid: number) => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(pids.map((one) => [one, parentOf(one)]))
  const held = withChildren(`${pid}`, parents).map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
  )
  return held.reduce((sum, kb) => sum + kb, 0) / 1024
}
