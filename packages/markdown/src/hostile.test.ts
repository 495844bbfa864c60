import { blockDepth, type PostInline } from '@bong-bari/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHarmless, isHarmlessWithin, shown } from '../testing/harmless.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { textOf } from './plain.ts'

/** What grows with the square of a text shows in a tenth of one; all of each is read at night. */
const tenth = 10_000

const inlineDepth = (runs: readonly PostInline[]): number =>
  Math.max(0, ...runs.map((run) => (typeof run === 'string' ? 0 : 1 + inlineDepth(run.children))))

test.each(hostileTexts.map((text) => [shown(text), text] as const))(
  'hostile text is text in bounded time: %j',
  (_, text) => isHarmlessWithin(600, text.slice(0, tenth)),
)

test('what looks like HTML, or leads nowhere safe, is shown as it was typed', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '<!-- a -->',
    '[x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '![x](data:image/png;base64,AA)',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '```\nlet a = "b" -- c\n```',
    '[a]: /url',
  ])
    expect(textOf(markdownBlocksOf(text))).toBe(text)
})

test('every word of a text is in its blocks, whatever marks it', () => {
  const sign = fc.constantFrom(
    ...'*_~[]()<>#-+!`|\\"\'.:/ \n\t&;0123>'.split(''),
    '\n\n',
    '\n> ',
    '\n- ',
  )
  const word = fc.constantFrom('মা', 'ভাত', 'rice', 'Ma')
  const text = fc.array(fc.oneof(sign, word), { maxLength: 200 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (source) => {
      const made = markdownBlocksOf(source)
      isHarmless(made)
      // An address is no text: the words in one are left out of the count.
      const without = JSON.stringify(made)
      for (const name of ['মা', 'ভাত'])
        expect(without.split(name).length).toBeGreaterThanOrEqual(source.split(name).length)
    }),
    { numRuns: 300 },
  )
})

test('marks inside of each other end at some depth, and their words stay', () => {
  const deep = markdownBlocksOf(`${'*a **b '.repeat(40)}c${'** d*'.repeat(40)}`)
  expect(
    inlineDepth(
      deep.flatMap((block) =>
        'children' in block && block.kind === 'paragraph' ? block.children : [],
      ),
    ),
  ).toBeLessThanOrEqual(blockDepth + 1)
})

test('quotes and lists that go too deep stand in the deepest one', () => {
  const made = markdownBlocksOf(`${'> '.repeat(30)}মা\n\n${'- '.repeat(30)}ছেলে`)
  expect(textOf(made)).toContain('মা')
  expect(textOf(made)).toContain('ছেলে')
})
