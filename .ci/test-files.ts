import { globSync, readFileSync } from 'node:fs'

const layerOf = (file: string) => {
  if (file.endsWith('.spec.ts')) return 'browser journeys'
  if (file.startsWith('infra/')) return 'infra'
  if (file.startsWith('web/')) return 'screens'
  return /\.(api|process|journey|nightly)\.test\.ts$/.exec(file)?.[1]?.replace(/y$/, 'ys') ?? 'unit'
}

export type TestFile = { file: string; layer: string; text: string }

/** Every test file and its layer: a vitest project, or browser journeys. */
export const testFiles = (): TestFile[] =>
  globSync('{.ci,packages,functions,infra,web}/**/*.{test.ts,test.tsx,spec.ts}', {
    exclude: ['**/node_modules', '**/dist'],
  })
    .sort()
    .map((file) => ({ file, layer: layerOf(file), text: readFileSync(file, 'utf8') }))

const begins = /^ *(?:test|describe)\b[.(]/gm
const plainTitle = /^ *\w+(?:\.(?!each)\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s
const titleAfterTable = /\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A title as a pattern, with anything for what a table or variable fills in. */
const asPattern = (title: string) =>
  title
    .replace(/\\(.)/g, '$1')
    .split(/%\w|\$\{[^}]*\}|\$\w[\w.]*/)
    .map(literally)
    .join('.*')

/** Patterns of the titles of tests that contain the word. */
export const titlesWith = (text: string, word: string) => {
  const starts = [...text.matchAll(begins)].map(({ index }) => index)
  return starts
    .map((start, order) => text.slice(start, starts[order + 1]))
    .filter((test) => test.toLowerCase().includes(word.toLowerCase()))
    .map((test) => asPattern((plainTitle.exec(test) ?? titleAfterTable.exec(test))?.[2] ?? ''))
}

export type Match = { layer: string; byName: string[]; byTest: string[]; titles: string[] }

/** By layer: files whose name has the word, whole, and of other files the tests that have it. */
export const matchesOf = (files: TestFile[], word: string): Match[] =>
  [...new Set(files.map(({ layer }) => layer))]
    .map((layer) => {
      const inLayer = files.filter((file) => file.layer === layer)
      const isNamed = ({ file }: TestFile) => file.toLowerCase().includes(word.toLowerCase())
      const withTitle = inLayer
        .filter((file) => !isNamed(file))
        .map(({ file, text }) => ({ file, titles: titlesWith(text, word) }))
        .filter(({ titles }) => titles.length > 0)
      return {
        layer,
        byName: inLayer.filter(isNamed).map(({ file }) => file),
        byTest: withTitle.map(({ file }) => file),
        titles: withTitle.flatMap(({ titles }) => titles),
      }
    })
    .filter(({ byName, byTest }) => byName.length + byTest.length > 0)
