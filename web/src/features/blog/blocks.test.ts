import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

test('POST-06 lines that begin with # are headings below the page title', () => {
  expect(blocksOf('# One\n## Two\n### Three\nText')).toEqual([
    { kind: 'heading', level: 2, text: 'One' },
    { kind: 'heading', level: 2, text: 'Two' },
    { kind: 'heading', level: 3, text: 'Three' },
    { kind: 'paragraph', text: 'Text' },
  ])
})

test('a # without a space or without words is text', () => {
  expect(blocksOf('#bongbari\n\n##')).toEqual([
    { kind: 'paragraph', text: '#bongbari' },
    { kind: 'paragraph', text: '##' },
  ])
})

test('POST-05 line breaks inside a paragraph are kept and blank lines part paragraphs', () => {
  expect(blocksOf('চা\r\nবিস্কুট\n\n\nশেষ')).toEqual([
    { kind: 'paragraph', text: 'চা\nবিস্কুট' },
    { kind: 'paragraph', text: 'শেষ' },
  ])
})

test('a quotation keeps its lines and names its source', () => {
  expect(blocksOf('> “এক”\n> “দুই”\n> — মা\nAfter')).toEqual([
    { kind: 'quote', text: '“এক”\n“দুই”', source: 'মা' },
    { kind: 'paragraph', text: 'After' },
  ])
  expect(blocksOf('> — মা')).toEqual([{ kind: 'quote', text: '— মা' }])
})

test('nothing is lost: every word of a text is in one of its blocks', () => {
  const text = 'Lead\n\n## Head #1\nline > two\n> said\n>\n> more\n* star'
  const words = blocksOf(text).flatMap((block) => block.text.split(/\s+/))
  for (const word of ['Lead', 'Head', '#1', 'line', '>', 'two', 'said', 'more', '*', 'star'])
    expect(words).toContain(word)
})

test('an empty content has no blocks', () => {
  expect(blocksOf(' \n\t\n')).toEqual([])
})
