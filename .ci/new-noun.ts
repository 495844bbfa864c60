import { existsSync, readFileSync } from 'node:fs'
import { nounFiles } from './new-noun-files.ts'

const before = (pattern: RegExp, text: string) => (file: string, path: string) => {
  if (!pattern.test(file)) throw new Error(`${path} has nothing to put this before: ${pattern}`)
  return file.replace(pattern, (found) => text + found)
}

type Edit = ReturnType<typeof before>

const nounEdits = (one: string, many: string, One: string, Many: string) =>
  ({
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
      before(/export \* from '.\/trash.ts'/, `export * from './${one}.ts'\n`),
      before(/ {2}trash,\n/, `  ${many},\n`),
    ],
    'packages/table/src/nouns.ts': [
      before(/ {2}type SmallNoun,/, `  ${one}Noun,\n`),
      before(
        /(\/\*\*[^*]*\*\/\n)?export const nounTables/,
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
        /\]\n\n(\/\*\*[^*]*\*\/\n)?export const Dashboard/,
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
  }) satisfies Record<string, Edit[]>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The files that a new noun adds and edits, by path from the root, with their texts; throws before anything is written. */
export const newNoun = (one: string, many: string) => {
  const [One, Many] = [capital(one), capital(many)]
  const added = nounFiles({ one, many, One, Many })
  const taken = Object.keys(added).find((path) => existsSync(path))
  if (taken) throw new Error(`${taken} is there already`)
  const edited = Object.fromEntries(
    Object.entries(nounEdits(one, many, One, Many)).map(([path, edits]) => [
      path,
      edits.reduce((text, edit: Edit) => edit(text, path), readFileSync(path, 'utf8')),
    ]),
  )
  return { added, edited }
}
