import {
  blockDepth,
  isSafeLink,
  type PostBlock,
  type PostInline,
  postBlock,
} from '@bong-bari/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { textOf } from './block-text.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { readingTime } from './reading-time.ts'

/** Generous for a machine that does other things; on its own none takes a second. */
const longest = 6_000

const blocks = z.array(postBlock)

const inlineDepth = (runs: readonly PostInline[]): number =>
  Math.max(0, ...runs.map((run) => (typeof run === 'string' ? 0 : 1 + inlineDepth(run.children))))

const depthOf = (all: readonly PostBlock[]): number =>
  all.reduce((deepest, block) => {
    if (block.kind === 'quote') return Math.max(deepest, 1 + depthOf(block.children))
    if (block.kind === 'list')
      return Math.max(deepest, 1 + Math.max(0, ...block.items.map(depthOf)))
    return deepest
  }, 0)

const addressesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:href|src)":("(?:[^"\\]|\\.)*")/g)].map(([, address]) =>
    JSON.parse(address ?? '""'),
  )

const isHarmless = (made: PostBlock[]) => {
  expect(blocks.safeParse(made).success).toBe(true)
  expect(depthOf(made)).toBeLessThanOrEqual(blockDepth)
  for (const address of addressesIn(made)) expect(address).toSatisfy(isSafeLink)
}

const shown = (text: string) => (text.length < 60 ? text : `${text.slice(0, 24)} (${text.length})`)

test('there are more than 60 of them', () => {
  expect(hostileTexts.length).toBeGreaterThan(60)
})

test.each(hostileTexts.map((text) => [shown(text), text] as const))(
  'hostile text is text in bounded time: %j',
  (_, text) => {
    const begun = performance.now()
    const made = markdownBlocksOf(text)
    expect(performance.now() - begun).toBeLessThan(longest)
    isHarmless(made)
    // Nobody gets more than a few times of what somebody wrote.
    expect(JSON.stringify(made).length).toBeLessThan(3_000_000)
    readingTime(made)
  },
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
