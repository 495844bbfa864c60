import { watch } from 'node:fs'
import { join } from 'node:path'
import { failureSentence } from './start-failure.ts'

const root = join(import.meta.dirname, '../../../..')
const folders = [
  'functions/src',
  'packages/contract/src',
  'packages/site/src',
  'packages/table/src',
]

/** Milliseconds: editors save in steps. */
const settling = 150

/** Returns how to stop. */
export const watchFunctions = (rebuild: () => Promise<void>, say: (line: string) => void) => {
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      await rebuild()
      say('functions bundled anew')
    } catch (error) {
      say(failureSentence(error))
    }
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(run, settling)
  }
  const watchers = folders.map((folder) => watch(join(root, folder), { recursive: true }, changed))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
