import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { nounFiles } from './new-noun-files.ts'

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
if (what !== 'noun' || !isWord(one) || !isWord(many)) {
  console.error(usage)
  process.exit(1)
}

const Capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const [One, Many] = [Capital(one), Capital(many)]

const before = (pattern: RegExp, text: string) => (file: string) => {
  if (!pattern.test(file)) throw new Error(`Nothing to put this before: ${pattern}`)
  return file.replace(pattern, (found) => text + found)
}

type Edit = (file: string) => string

const edits: Record<string, Edit[]> = {
  'packages/contract/src/nouns.ts': [
    before(
      /\} as const satisfies Record<string, NounFacts>/,
      `  ${one}: {
    one: '${one}',
    many: '${many}',
    title: '${One}',
    label: '${One}',
    path: '/api/admin/${many}',
    id: 'number',
    trash: { days, name: 'name', text: 'text', back: 'It is back in its list.' },
  },
`,
    ),
  ],
  'packages/contract/src/api.ts': [
    before(/import \{ trash \}/, `import { ${many} } from './${one}.ts'\n`),
    before(/import \{ trashNotes \}/, `import { ${one}Notes } from './openapi/notes/${one}.ts'\n`),
    before(/export \* from '.\/trash.ts'/, `export * from './${one}.ts'\n`),
    before(/ {2}trash,\n/, `  ${many},\n`),
    before(/ {2}trash: trashNotes,\n/, `  ${many}: ${one}Notes,\n`),
  ],
  'packages/table/src/nouns.ts': [
    before(/ {2}type SmallNoun,/, `  ${one}Noun,\n`),
    before(
      /\/\*\*\n \* The tables of all/,
      `export const ${many} = /* @__PURE__ */ nounTable(${one}Noun)\n\n`,
    ),
    before(/\} as const satisfies/, `  ${one}: ${many},\n`),
  ],
  'web/src/entries/dashboard.tsx': [
    before(
      /const addUser = /,
      `const ${many} = part(
  async () => (await import('../features/${many}/${many}-tab.tsx')).${Many}Tab,
  'Loading the ${many}...',
)
`,
    ),
    before(
      /\]\n\n\/\*\* The dashboard with/,
      `  {
    id: '${many}',
    label: '${Many}',
    icon: BotMessageSquare,
    Content: ${many}.Component,
    onNear: ${many}.prefetch,
  },
`,
    ),
  ],
}

const files = nounFiles({ one, many, One, Many })

for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}
for (const [path, changes] of Object.entries(edits)) {
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    changes.reduce((file, change) => change(file), text),
  )
}
const touched = [...Object.keys(files), ...Object.keys(edits)]
const { status } = spawnSync('biome', ['check', '--write', ...touched], { stdio: 'inherit' })
console.log(`Written:\n${Object.keys(files).join('\n')}\nEdited:\n${Object.keys(edits).join('\n')}`)
process.exitCode = status ?? 1
