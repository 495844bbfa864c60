import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { type TestFile, testFiles, titlesWith } from './test-files.ts'

const [word = ''] = process.argv.slice(2)
if (!word) {
  console.error('Use it as: pnpm test:one <word of a file name, or of a test>')
  process.exit(1)
}

const has = (text: string) => text.toLowerCase().includes(word.toLowerCase())
const browser = 'browser journeys'

const run = (layer: string, files: TestFile[], titles?: string[]) => {
  if (!files.length) return 0
  console.log(`\n=== ${layer}: ${files.length} ${titles ? 'by their tests' : 'by their names'}`)
  const names = files.map(({ file }) => (layer === browser ? basename(file) : file))
  const only = titles && `(${titles.join('|')})`
  const [command, ...args] =
    layer === browser
      ? ['pnpm', '--filter', '@bong-bari/web', 'journeys', ...(only ? ['-g', only] : [])]
      : ['vitest', 'run', '--project', layer, ...(only ? ['-t', only] : [])]
  return spawnSync(command ?? '', [...args, ...names], { stdio: 'inherit' }).status ?? 1
}

const files = testFiles()
const layers = [...new Set(files.map(({ layer }) => layer))]
let failed = 0
for (const layer of layers) {
  const here = files.filter((file) => file.layer === layer)
  const byName = here.filter(({ file }) => has(file))
  const byTest = here
    .filter((file) => !byName.includes(file))
    .map((file) => ({ ...file, titles: titlesWith(file.text, word) }))
    .filter(({ titles }) => titles.length > 0)
  if (!byName.length && !byTest.length) console.log(`=== ${layer}: nothing matches`)
  failed += run(layer, byName)
  failed += run(
    layer,
    byTest,
    byTest.flatMap(({ titles }) => titles),
  )
}
process.exitCode = failed ? 1 : 0
