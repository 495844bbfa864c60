import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { newNoun } from './new-noun.ts'

/** `pnpm new noun <name> [--many <names>]`: writes the files of a noun, which pass as they are, and registers it. */

const usage =
  'pnpm new noun testimonial [--many testimonials]: one word, in lower case, singular and plural'
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { many: { type: 'string' } },
})
const [what, one = ''] = positionals
const many = values.many ?? `${one}s`
const isWord = (word: string) => /^[a-z]{2,30}$/.test(word)
if (what !== 'noun' || !isWord(one) || !isWord(many) || one === many) {
  console.error(usage)
  process.exit(1)
}

const { added, edited } = newNoun(one, many)
for (const [path, text] of Object.entries({ ...added, ...edited })) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: path in added ? 'wx' : 'w' })
}
const { status } = spawnSync(
  'biome',
  ['check', '--write', ...Object.keys(added), ...Object.keys(edited)],
  { stdio: 'inherit' },
)
const lines = (files: object) => Object.keys(files).join('\n')
console.log(`Written:\n${lines(added)}\nEdited:\n${lines(edited)}`)
process.exitCode = status ?? 1
