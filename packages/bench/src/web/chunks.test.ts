import { expect, test } from 'vitest'
import { entryFile, importedBy } from './chunks.ts'

const chunks = new Map([
  [
    'visitor-AAAAAAAA.js',
    'import{a}from"./react-BBBBBBBB.js";import"./side.js";import(`./late.js`)',
  ],
  ['react-BBBBBBBB.js', 'export{a}from"./core.js"'],
  ['core.js', 'const a="./visitor-AAAAAAAA.js"'],
  ['side.js', ''],
  ['late.js', 'const deps=["assets/later.js","assets/late.css"];import"./core.js"'],
  ['later.js', 'import("https://elsewhere.test/other.js")'],
  ['other.js', ''],
  ['visitor-page-CCCCCCCC.js', ''],
])

test('what comes with an entry follows imports of imports, not dynamic ones', () => {
  expect(importedBy(chunks, ['visitor-AAAAAAAA.js']).toSorted()).toEqual([
    'core.js',
    'react-BBBBBBBB.js',
    'side.js',
    'visitor-AAAAAAAA.js',
  ])
})

test('an entry is found by its name and hash alone', () => {
  expect(entryFile(chunks, 'visitor')).toBe('visitor-AAAAAAAA.js')
  expect(() => entryFile(chunks, 'office')).toThrow('0 files of office')
})
