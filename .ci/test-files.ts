import { globSync, readFileSync } from 'node:fs'

/** Where tests stand, by the end of their files' names. */
const layerOf = (file: string) => {
  if (file.endsWith('.spec.ts')) return 'browser journeys'
  if (file.startsWith('infra/')) return 'infra'
  if (file.startsWith('web/')) return 'screens'
  return /\.(api|process|journey|nightly)\.test\.ts$/.exec(file)?.[1]?.replace(/y$/, 'ys') ?? 'unit'
}

export type TestFile = { file: string; layer: string; text: string }

/** Every file of tests, with its layer: a project of vitest, or the journeys in a browser. */
export const testFiles = (): TestFile[] =>
  globSync('{.ci,packages,functions,infra,web}/**/*.{test.ts,test.tsx,spec.ts}', {
    exclude: ['**/node_modules', '**/dist'],
  })
    .sort()
    .map((file) => ({ file, layer: layerOf(file), text: readFileSync(file, 'utf8') }))
