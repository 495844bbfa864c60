import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that decides what is read of a row: the words, the matcher, and how texts are normalised and folded. */
const folders = ['../lexicon', '.', '../../../../packages/text/src']

const hash = createHash('sha256')
for (const folder of folders) {
  const cwd = join(import.meta.dirname, folder)
  for (const file of globSync('**/*.{ts,txt}', { cwd, exclude: ['**/*.test.ts'] }).sort())
    hash.update(file).update(readFileSync(join(cwd, file)))
}

/** Names what was read of rows by these words and this matcher, so that no other takes it for its own. */
export const edition = hash.digest('hex').slice(0, 16)
