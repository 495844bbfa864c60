import { watch } from 'node:fs'
import { join } from 'node:path'
import { describeFailure } from './start-failure.ts'

const root = join(import.meta.dirname, '../../../..')
const folders = [
  'functions/src',
  'packages/contract/src',
  'packages/site/src',
  'packages/table/src',
]

/** Editors save in several steps, so the rebuild waits for the last. */
const settleMs = 150

/** Calls `rebuild` whenever a source of the functions changes. Returns a function that stops it. */
export const watchFunctions = (rebuild: () => Promise<void>, say: (line: string) => void) => {
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      await rebuild()
      say('functions bundled again')
    } catch (error) {
      say(describeFailure(error))
    }
  }
  const scheduleRun = () => {
    clearTimeout(timer)
    timer = setTimeout(run, settleMs)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, scheduleRun),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
