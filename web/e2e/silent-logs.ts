import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNoErrorLines } from '../../packages/local/src/runner/runner-under-test.ts'
import { repeatedIn } from './typed.ts'

const folders = [process.env.JOURNEYS_DATA_DIR, process.env.JOURNEYS_OFFICE_DIR]

/** After all journeys: the functions logged no error, and nothing that was typed stands in what they logged and measured. */
export default () => {
  for (const folder of folders) {
    if (folder) requireNoErrorLines(folder)
    const log = join(folder ?? '', 'functions.log')
    if (!existsSync(log)) continue
    for (const line of readFileSync(log, 'utf8').split('\n'))
      for (const text of repeatedIn(line)) throw new Error(`A log repeats “${text}”: ${line}`)
  }
}
