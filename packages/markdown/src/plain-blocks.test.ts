import { expect, test } from 'vitest'
import { plainBlocksOf, textOf } from './plain.ts'

test('POST-06 lines that begin with # are headings below the page title', () => {
  expect(plainBlocksOf('# One\n## Two\n### Three\nText')).toEqual([
    { kind: 'heading', level: 2, children: ['One'] },
    { kind: 'heading', level: 2, children: ['Two'] },
    { kind: 'heading', level: 3, children: ['Three'] },
    { kind: 'paragraph', children: ['Text'] },
  ])
})

test('a # without a space or without words is text', () => {
  expect(plainBlocksOf('#bongbari\n\n##')).toEqual([
    { kind: 'paragraph', children: ['#bongbari'] },
    { kind: 'paragraph', children: ['##'] },
  ])
})

test('POST-05 line breaks inside a paragraph are kept and blank lines part paragraphs', () => {
  expect(plainBlocksOf('চা\r\nবিস্কুট\n\n\nশেষ')).toEqual([
    { kind: 'paragraph', children: ['চা\nবিস্কুট'] },
    { kind: 'paragraph', children: ['শেষ'] },
  ])
})

test('a quotation keeps its lines and names its source', () => {
  expect(plainBlocksOf('> “এক”\n> “দুই”\n> — মা\nAfter')).toEqual([
    {
      kind: 'quote',
      children: [{ kind: 'paragraph', children: ['“এক”\n“দুই”'] }],
      source: ['মা'],
    },
    { kind: 'paragraph', children: ['After'] },
  ])
  expect(plainBlocksOf('> — মা')).toEqual([
    { kind: 'quote', children: [{ kind: 'paragraph', children: ['— মা'] }] },
  ])
})

test('nothing is lost: every word of a text is in one of its blocks', () => {
  const text = 'Lead\n\n## Head #1\nline > two\n> said\n>\n> more\n* star'
  const words = textOf(plainBlocksOf(text)).split(/\s+/)
  for (const word of ['Lead', 'Head', '#1', 'line', '>', 'two', 'said', 'more', '*', 'star'])
    expect(words).toContain(word)
})

test('an address in a text of old stays text', () => {
  expect(plainBlocksOf('https://a.test\nwww.a.test')).toEqual([
    { kind: 'paragraph', children: ['https://a.test\nwww.a.test'] },
  ])
})

test('an empty content has no blocks', () => {
  expect(plainBlocksOf(' \n\t\n')).toEqual([])
})
