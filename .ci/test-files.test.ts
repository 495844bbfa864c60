import { expect, test } from 'vitest'
import { matchesOf, titlesWith } from './test-files.ts'

const file = `const helper = 'ticker'
test('a title (of one)', async () => {
  expect(ticker).toBe(1)
})
test.each([['x', () => y()]])('%s is asked with \${what}', (_, cricket) => {})
test('it\\'s Ticker time', { timeout: 1 }, () => {})
`

test('a test is found by its title and by its body, in any case of letters', () => {
  expect(titlesWith(file, 'ticker')).toEqual(['a title \\(of one\\)', "it's Ticker time"])
})

test('the title of a table of tests has room for what the table fills in', () => {
  expect(titlesWith(file, 'cricket')).toEqual(['.* is asked with .*'])
})

test('what is in no test finds nothing', () => {
  expect(titlesWith(file, 'helper')).toEqual([])
})

test('files that are named so run whole, of others the tests that have the word, layer by layer', () => {
  const text = "test('a ticker stops', () => {})"
  const files = [
    { file: 'web/src/shell/ticker.test.tsx', layer: 'screens', text },
    { file: 'web/src/shell/header.test.tsx', layer: 'screens', text },
    { file: 'functions/src/leads/leads.api.test.ts', layer: 'api', text: "test('none', () => {})" },
  ]
  expect(matchesOf(files, 'Ticker')).toEqual([
    {
      layer: 'screens',
      byName: ['web/src/shell/ticker.test.tsx'],
      byTest: ['web/src/shell/header.test.tsx'],
      titles: ['a ticker stops'],
    },
  ])
})
