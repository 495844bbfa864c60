import { watch } from 'node:fs'
import { join } from 'node:path'
import { describeFailure } from './start-failure.ts'

const root = join(import.meta.dirname, '../../../..')
const folders = [
  'functions/src',
  'packages/contract/src',
  'packages/edge/src',
  'packages/markdown/src',
  'packages/site/src',
  'packages/table/src',
  'packages/text/src',
  'web/src',
]

/** Editors save in several steps, so the rebuild waits for the last. */
const settleMs = 150

/** Calls `rebuild` whenever a source changes, one after the other. Returns a function that stops it. */
export const watchSources = (rebuild: () => Promise<void>, say: (line: string) => void) => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = async () => {
    try {
      await rebuild()
      say('public pages and functions built again')
    } catch (error) {
      say(describeFailure(error))
    }
  }
  const scheduleRun = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run)
    }, settleMs)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, scheduleRun),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
