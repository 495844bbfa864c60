import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf, createBlockReader } from './blocks.ts'

const line = constantFrom(
  'আজ **মা** বললেন',
  'না।',
  '',
  '',
  '  ',
  '- মাছ',
  '  - ইলিশ',
  '    deep',
  '1. এক',
  '7) সাত',
  '৮. আট',
  '৯। নয়',
  '> said',
  '>',
  '> - item',
  '## Head',
  '---',
  '***',
  '* * *',
  '```',
  '![a](/media/b.png)',
  'https://youtu.be/dQw4w9WgXcQ',
  '**open',
  'close**',
  '   three',
  '-',
  '\\',
  '[a]: b',
)

test('a text read part by part has the blocks that it has as a whole', () => {
  const readBlocks = createBlockReader()
  assert(
    property(array(line, { maxLength: 14 }), (lines) => {
      const content = lines.join('\n')
      expect(readBlocks(content, 'markdown')).toEqual(blocksOf(content, 'markdown'))
    }),
    { numRuns: 400 },
  )
})

test('what did not change is not read again', () => {
  const readBlocks = createBlockReader()
  const [first, second] = readBlocks('one\n\n- two\n\n- three\n\nfour', 'markdown')
  const again = readBlocks('one more\n\n- two\n\n- three\n\nfour', 'markdown')
  expect(again[0]).not.toBe(first)
  expect(again[1]).toBe(second)
  expect(again).toHaveLength(3)
})
