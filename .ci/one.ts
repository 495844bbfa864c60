import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { type TestFile, testFiles } from './test-files.ts'

const [word = ''] = process.argv.slice(2)
if (!word) {
  console.error('Use it as: pnpm test:one <word of a file name or a title>')
  process.exit(1)
}

const has = (text: string) => text.toLowerCase().includes(word.toLowerCase())
const titles = /(?:test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs
const namesIt = ({ text }: TestFile) =>
  [...text.matchAll(titles)].some(([, , title = '']) => has(title))

const literally = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const browser = 'browser journeys'

/** Runs these files of a layer: whole where their name has the word, else the titles that have it. */
const run = (layer: string, files: TestFile[], isWhole: boolean) => {
  if (!files.length) return 0
  console.log(`\n=== ${layer}: ${files.length} ${isWhole ? 'by their names' : 'by their titles'}`)
  const names = files.map(({ file }) => (layer === browser ? basename(file) : file))
  const [command, ...args] =
    layer === browser
      ? ['pnpm', '--filter', '@bong-bari/web', 'journeys', ...(isWhole ? [] : ['-g', literally])]
      : ['vitest', 'run', '--project', layer, ...(isWhole ? [] : ['-t', literally])]
  return spawnSync(command ?? '', [...args, ...names], { stdio: 'inherit' }).status ?? 1
}

const files = testFiles()
const layers = [...new Set(files.map(({ layer }) => layer))]
let failed = 0
for (const layer of layers) {
  const here = files.filter((file) => file.layer === layer)
  const byName = here.filter(({ file }) => has(file))
  const byTitle = here.filter((file) => !byName.includes(file) && namesIt(file))
  if (!byName.length && !byTitle.length) console.log(`=== ${layer}: nothing matches`)
  failed += run(layer, byName, true) + run(layer, byTitle, false)
}
process.exitCode = failed ? 1 : 0
