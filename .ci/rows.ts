import { readFileSync } from 'node:fs'
import { citationsIn } from './outcomes.ts'
import { testFiles } from './test-files.ts'

/** Prints the specification rows whose id begins with the argument, and the tests that cite them. */
const [beginning = ''] = process.argv.slice(2)
const citing = testFiles().map(({ file, text }) => ({ file, ids: citationsIn(text) }))

for (const [, id = '', sentence] of readFileSync('.ci/checklist.md', 'utf8').matchAll(
  /^\| ([A-Z0-9-]+-\d+) \| ([^|]*) \|/gm,
)) {
  if (!id.startsWith(beginning)) continue
  console.log(`${id}  ${sentence}`)
  for (const { file, ids } of citing) if (ids.has(id)) console.log(`    ${file}`)
}
