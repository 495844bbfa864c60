import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Decides how rows are read. */
const folders = ['../lexicon', '.', '../../../../packages/text/src']

const hash = createHash('sha256')
for (const folder of folders) {
  const cwd = join(import.meta.dirname, folder)
  for (const file of globSync('**/*.{ts,txt}', { cwd, exclude: ['**/*.test.ts'] }).sort())
    hash.update(file).update(readFileSync(join(cwd, file)))
}

/** Readings of other editions are invalid. */
export const edition = hash.digest('hex').slice(0, 16)
