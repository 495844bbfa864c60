import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { exceptions } from './exceptions.ts'
import { tooNewInSources } from './sources.ts'

const root = join(import.meta.dirname, '..')

/** What a built script shows in another way, or not at all. */
const allowed: Record<string, string> = {
  ...exceptions,
  'api.UserActivation.hasBeenActive': 'it is asked for with its owner alone',
  'api.CanvasRenderingContext2D.imageSmoothingQuality':
    'a picture is made smaller by halves, which is smooth without it',
  'api.HTMLElement.inert': 'the drawing of Home leads nowhere where it is missing',
}

const example = join(mkdtempSync(join(tmpdir(), 'sources-')), 'example.ts')
writeFileSync(
  example,
  `const { ariaLabel } = document.body
const { length, at } = [ariaLabel]
new URLSearchParams().size + new Set().size + length
document.body.role = 'alert'
Array.fromAsync([])
structuredClone(at)
const sorted: readonly number[] = [1]
sorted.toSorted().at(0)
`,
)

test('sources ask for no member that is too new, and one is found by its type', {
  timeout: 120_000,
}, () => {
  const { readFile } = ts.sys
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const entries = ['boot.ts', 'visitor.tsx', 'office.tsx'].map((name) =>
    join(root, 'src/entries', name),
  )
  const found = tooNewInSources([...entries, example], {
    ...options,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  })
  const ofExample = found.filter(({ file }) => file === example)
  expect([...new Set(ofExample.map(({ feature }) => feature))]).toEqual([
    'api.Element.ariaLabel',
    'api.URLSearchParams.size',
    'api.Element.role',
    'javascript.builtins.Array.fromAsync',
    'javascript.builtins.Array.toSorted',
  ])
  const ours = found.filter(({ file }) => file !== example)
  expect(ours.filter(({ feature }) => !(feature in allowed))).toEqual([])
})
