import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'

const known = ['typing', 'wire']

test.each([
  [[], { length: 'short', names: [] }],
  [['--bytes'], { length: 'bytes', names: [] }],
  [['--bytes', '--full'], { length: 'full', names: [] }],
  [['typing'], { length: 'short', names: ['typing'] }],
  [['--help', 'typing'], { isHelp: true }],
  [['--quick'], { unknown: '--quick' }],
  [['typing', 'W10 texts'], { unknown: 'W10 texts' }],
])('%j asks for %j', (args, asked) => {
  expect(readAsked(args, known)).toEqual(asked)
})
