import { expect, test } from 'vitest'
import { entryFile, importedBy, reachedFrom } from './chunks.ts'

const chunks = new Map([
  ['main-AAAAAAAA.js', 'import{a}from"./react-BBBBBBBB.js";import"./side.js";import(`./late.js`)'],
  ['react-BBBBBBBB.js', 'export{a}from"./core.js"'],
  ['core.js', 'const a="./main-AAAAAAAA.js"'],
  ['side.js', ''],
  ['late.js', 'const deps=["assets/later.js","assets/late.css"];import"./core.js"'],
  ['later.js', 'import("https://elsewhere.test/other.js")'],
  ['other.js', ''],
  ['main-page-CCCCCCCC.js', ''],
])

test('what comes with an entry follows imports of imports, not late ones', () => {
  expect(importedBy(chunks, ['main-AAAAAAAA.js']).toSorted()).toEqual([
    'core.js',
    'main-AAAAAAAA.js',
    'react-BBBBBBBB.js',
    'side.js',
  ])
})

test('what an entry may ever load follows late imports as well, and nothing of others', () => {
  const all = reachedFrom(chunks, ['main-AAAAAAAA.js'])
  expect(all).toEqual(expect.arrayContaining(['late.js', 'later.js', 'core.js']))
  expect(all).not.toContain('other.js')
})

test('what a shared file names late belongs to nobody', () => {
  const own = reachedFrom(chunks, ['main-AAAAAAAA.js'], ['late.js'])
  expect(own).toEqual(expect.arrayContaining(['late.js', 'core.js']))
  expect(own).not.toContain('later.js')
})

test('an entry is found by its name and hash alone', () => {
  expect(entryFile(chunks, 'main')).toBe('main-AAAAAAAA.js')
  expect(() => entryFile(chunks, 'admin')).toThrow('0 files of admin')
})
