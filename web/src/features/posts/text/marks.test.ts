// @vitest-environment node
import { markdownBlocksOf } from '@bong-bari/markdown'
import { expect, test } from 'vitest'
import { drawingOf, drawn } from '../../../../test/text-state.ts'
import { marks, toggleMark } from './formatting.ts'

const toggled = (mark: keyof typeof marks, drawing: string) =>
  drawingOf(toggleMark(marks[mark])(drawn(drawing)))

test.each([
  ['bold', 'ma ‹said› no', 'ma ‹**said**› no'],
  ['italic', 'ma ‹said› no', 'ma ‹*said*› no'],
  ['strike', 'ma ‹said› no', 'ma ‹~~said~~› no'],
  ['bold', 'ma‹ said ›no', 'ma‹ **said** ›no'],
  ['bold', 'ধনে‹পাতা›র', 'ধনে‹**পাতা**›র'],
  ['italic', '**‹said›**', '**‹*said*›**'],
  ['bold', '‹a **b** c›', '‹**a b c**›'],
] as const)('%s marks what is selected: %s', (mark, before, after) => {
  expect(toggled(mark, before)).toBe(after)
})

test.each([
  ['bold', 'ma ‹**said**› no', 'ma ‹said› no'],
  ['bold', 'ma **‹said›** no', 'ma ‹said› no'],
  ['italic', '***‹said›***', '**‹said›**'],
  ['bold', '***‹said›***', '*‹said›*'],
  ['italic', '‹***said***›', '‹**said**›'],
  ['strike', '~~‹না›~~', '‹না›'],
  ['bold', '**ma ‹said› no**', 'ma ‹said› no'],
  ['bold', '**two wo¦rds**', 'two wo¦rds'],
] as const)('%s takes off what has it: %s', (mark, before, after) => {
  expect(toggled(mark, before)).toBe(after)
})

test.each([
  ['‹one\ntwo›', '‹**one**\n**two**›'],
  ['‹- one\n\n> two›', '‹- **one**\n\n> **two**›'],
  ['o‹ne\ntw›o', 'o‹**ne**\n**tw**›o'],
  ['‹**one**\n**two**›', '‹one\ntwo›'],
  ['‹**one**\ntwo›', '‹**one**\n**two**›'],
])('a mark never goes over the end of a line: %j', (before, after) => {
  expect(toggled('bold', before)).toBe(after)
})

test.each([
  ['wo¦rd', '**wo¦rd**'],
  ['মা¦ছের ঝোল', '**মা¦ছের** ঝোল'],
  ['end¦', 'end**¦**'],
  ['end**¦**', 'end¦'],
  ['¦', '**¦**'],
])('at a caret the word is marked, or a pair opened: %j', (before, after) => {
  expect(toggled('bold', before)).toBe(after)
})

test('a selection that splits a conjunct or an emoji takes the whole of it', () => {
  const half = { text: 'ক্ষমা 👨‍👩‍👧', start: 1, end: 3 }
  expect(toggleMark('**')(half).text).toBe('**ক্ষ**মা 👨‍👩‍👧')
  expect(toggleMark('**')({ ...half, start: 8, end: 10 }).text).toBe('ক্ষমা **👨‍👩‍👧**')
  const joined = { text: 'র‍্যাব', start: 2, end: 3 }
  expect(toggleMark('**')(joined).text).toBe('**র‍্যা**ব')
})

test('a mark after a sign and before a Latin letter would not end: the sign stays outside', () => {
  expect(toggled('bold', '‹no.›said')).toBe('‹**no**.›said')
  expect(toggled('bold', '‹না।› said')).toBe('‹**না।**› said')
})

const runsOf = (text: string) => {
  const [block] = markdownBlocksOf(text)
  return block?.kind === 'paragraph' ? block.children : expect.fail(`${text} is no paragraph`)
}

test('what was selected is marked in the text that readers see, with its signs, before any Bengali ending', () => {
  const kinds = { bold: 'strong', italic: 'emphasis', strike: 'strike' } as const
  for (const mark of ['bold', 'italic', 'strike'] as const)
    for (const words of ['মা', '“মা”', 'ঝোল (curry)', 'পর্ব!', 'না।', 'মা, বাবা', 'দাম ₹', '👍'])
      for (const [before, after] of [
        ['', 'র'],
        ['আজ ', 'টা'],
        ['আজ ', 'এখনই।'],
        ['(', 'ও)'],
      ] as const) {
        const { text } = toggleMark(marks[mark])(drawn(`${before}‹${words}›${after}`))
        expect(runsOf(text)).toEqual([
          ...(before ? [before] : []),
          { kind: kinds[mark], children: [words] },
          after,
        ])
      }
  expect(runsOf(toggleMark('**')(drawn('মা‹(বড়)›কে')).text)).toEqual([
    'মা',
    { kind: 'strong', children: ['(বড়)'] },
    'কে',
  ])
})

test('blank lines are not marked', () => {
  expect(toggled('bold', 'a\n‹  \n›b')).toBe('a\n‹  \n›b')
})
