import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weights } from './weights.ts'

const modules = join(import.meta.dirname, '../../../../web/node_modules')

const sources = {
  'data router': 'react-router/dist/production/**/*.js',
  'Headless UI': '@headlessui/react/dist/**/*.js',
  'React Hook Form': 'react-hook-form/dist/*.mjs',
} satisfies Record<keyof typeof weights, string>

test('each library still says the word by which it is found', () => {
  for (const [name, mark] of Object.entries(weights)) {
    const files = globSync(join(modules, sources[name as keyof typeof sources]))
    const saying = files.filter((file) => readFileSync(file, 'utf8').includes(mark))
    expect(saying.length, `${name} says ${mark}`).toBeGreaterThan(0)
  }
})
