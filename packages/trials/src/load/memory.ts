import { existsSync, readFileSync } from 'node:fs'
import { callControl } from '@bong-bari/local'

type ThreadMemory = { heap: number; external: number }
type Told = {
  rss: number
  engines: ThreadMemory
  front: ThreadMemory
  functions: Record<string, ThreadMemory[]>
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Where resident memory lies by what the kernel says of each mapping; nothing where there is no /proc. */
const mappedIn = (pid: number) => {
  const mapped = { files: 0, malloc: 0, anonymous: 0 }
  const file = `/proc/${pid}/smaps`
  let kind: keyof typeof mapped = 'files'
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [, path] = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line) ?? []
    if (path !== undefined)
      kind = path === '[heap]' ? 'malloc' : path.startsWith('/') ? 'files' : 'anonymous'
    const [, resident = 0] = /^Rss: +(\d+) kB/.exec(line) ?? []
    mapped[kind] += Number(resident) / 1024
  }
  return {
    files: Math.round(mapped.files),
    malloc: Math.round(mapped.malloc),
    anonymous: Math.round(mapped.anonymous),
  }
}

/**
 * What the runner holds, in megabytes, once everything that nobody needs is collected. `heap` counts one thread
 * of each function, the largest, for how many there are depends on the moment; `parts` tells all of them.
 */
export const memoryOf = async (url: string, pid: number) => {
  const answer = await callControl(url, 'memory')
  const { rss, engines, front, functions }: Told = JSON.parse(await answer.text())
  const threads = Object.values(functions).flat()
  const largest = Object.values(functions).map((own) => Math.max(0, ...own.map(({ heap }) => heap)))
  const parts: Record<string, number> = {
    engines: megabytes(engines.heap),
    front: megabytes(front.heap),
    'functions, all threads': megabytes(sumOf(threads.map(({ heap }) => heap))),
  }
  return {
    heap: megabytes(engines.heap + front.heap + sumOf(largest)),
    rss: megabytes(rss),
    threads: threads.length,
    external: megabytes(sumOf([engines, front, ...threads].map(({ external }) => external))),
    parts,
    mapped: mappedIn(pid),
  }
}
export type Memory = Awaited<ReturnType<typeof memoryOf>>
