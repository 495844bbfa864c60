import { expect, test } from 'vitest'
import { spliced, spliceOf } from './text-splice.ts'

const pairs: [before: string, after: string][] = [
  ['', ''],
  ['', 'মা'],
  ['মা বললেন', ''],
  ['মা বললেন, না।', 'মা হাসলেন, না।'],
  ['aaa', 'aaaa'],
  ['aaaa', 'aa'],
  ['tea ☕ 😀 end', 'tea ☕ 😃 end'],
  ['😀😀', '😀'],
  ['x😀', 'x😃😀'],
]

test.each(pairs)(
  'what makes %j to %j is one stretch, and no letter is cut in two',
  (before, after) => {
    const splice = spliceOf(before, after)
    expect(spliced(before, splice)).toBe(after)
    expect(splice.insert.isWellFormed()).toBe(true)
    expect(splice.insert.length).toBeLessThanOrEqual(after.length)
  },
)

test('of a long text only what changed is sent', () => {
  const story = 'বাড়ির গল্প। '.repeat(2_000)
  const { insert } = spliceOf(story, `${story.slice(0, 9_000)}মা হাসলেন। ${story.slice(9_000)}`)
  expect(insert.length).toBeLessThan(20)
})

test('a place that a text does not have changes nothing', () => {
  expect(spliced('মা', { from: 1, until: 9, insert: 'x' })).toBeUndefined()
  expect(spliced('মা', { from: 2, until: 1, insert: 'x' })).toBeUndefined()
})
