// @vitest-environment node
import { expect, test } from 'vitest'
import { mergeTexts, movedCursor } from './merge-texts.ts'

/** A text that was merged without a question. */
const merged = (...texts: [string, string, string]) => {
  const { theirs, mine, both } = mergeTexts(...texts)
  expect([theirs, both]).toEqual([mine, mine])
  return mine
}

const story = 'মা এলেন।\n\nবাবা হাসলেন।\n\nবৃষ্টি নামল।'

test('paragraphs that each changed on its own come together without a question', () => {
  const mine = story.replace('হাসলেন', 'রেগে গেলেন')
  expect(merged(story, mine, story.replace('এলেন', 'ফিরলেন'))).toBe(mine.replace('এলেন', 'ফিরলেন'))
  expect(merged(story, mine, `শুরু।\n\n${story}\n\nশেষ।`)).toBe(`শুরু।\n\n${mine}\n\nশেষ।`)
  expect(merged(story, mine, story.replace('মা এলেন।\n\n', ''))).toBe('বাবা রেগে গেলেন।\n\nবৃষ্টি নামল।')
})

test('neighbouring lines are paragraphs too', () => {
  expect(merged('one\ntwo\nthree', 'ONE\ntwo\nthree', 'one\nTWO\nthree')).toBe('ONE\nTWO\nthree')
  expect(merged('one\ntwo', 'one\nTWO', 'one\ntwo\nthree')).toBe('one\nTWO\nthree')
  expect(merged('one', 'ONE', 'zero\none')).toBe('zero\nONE')
  expect(merged('one', 'zero\none', 'ONE')).toBe('zero\nONE')
})

test('what both changed alike is no question, and a paragraph that both touched is one', () => {
  expect(merged(story, `${story}!`, `${story}!`)).toBe(`${story}!`)
  expect(mergeTexts('a\n\nb\n\nc', 'a\n\nmine\n\nc', 'A\n\ntheirs\n\nc')).toEqual({
    theirs: 'A\n\ntheirs\n\nc',
    mine: 'A\n\nmine\n\nc',
    both: 'A\n\ntheirs\n\nmine\n\nc',
  })
  expect(mergeTexts('Ma waits.', 'Ma waits now.', 'Ma waits. Baba too.')).toEqual({
    theirs: 'Ma waits. Baba too.',
    mine: 'Ma waits now.',
    both: 'Ma waits. Baba too.\n\nMa waits now.',
  })
  expect(mergeTexts('a', 'a\n\nmine', 'a\n\ntheirs').both).toBe('a\n\ntheirs\n\nmine')
  expect(mergeTexts('', 'mine', 'theirs').both).toBe('theirs\n\nmine')
})

test('no word of either is missing, whatever both did', () => {
  const words = ['মা', 'constructor', 'b', '__proto__', '', '']
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const changed = (text: string, by: string) => {
    const lines = text.split('\n')
    for (let turn = 0; turn < 3; turn++) {
      const at = random(lines.length + 1)
      const line = random(3) ? [`${by}${turn}${words[random(words.length)]}`] : []
      lines.splice(at, random(2), ...line)
    }
    return lines.join('\n')
  }
  for (let round = 0; round < 300; round++) {
    const base = Array.from({ length: random(8) }, () => words[random(words.length)]).join('\n')
    const [mine, theirs] = [changed(base, 'm'), changed(base, 't')]
    const all = mergeTexts(base, mine, theirs).both
    for (const [one] of `${mine}\n${theirs}`.matchAll(/[mt]\d/g)) expect(all).toContain(one)
    expect(merged(base, mine, base)).toBe(mine)
    expect(merged(base, base, theirs)).toBe(theirs)
  }
})

test('a long text of short lines is laid over another within a moment', () => {
  const long = Array.from({ length: 3_000 }, (_, at) => `Line ${at}.`).join('\n\n')
  const before = process.threadCpuUsage()
  merged(long, long.replace('Line 7.', 'Mine.'), long.replace('Line 2900.', 'Theirs.'))
  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000)
})

test('the cursor stays at its letter in its paragraph', () => {
  const moved = (was: string, is: string) => {
    const place = movedCursor(was.replace('|', ''), is, was.indexOf('|'))
    return `${is.slice(0, place)}|${is.slice(place)}`
  }
  expect(moved('one\n\ntw|o', 'zero\n\none\n\ntwo\n\nthree')).toBe('zero\n\none\n\ntw|o\n\nthree')
  expect(moved('one\ntwo\nth|ree', 'one\nthree')).toBe('one\nth|ree')
  expect(moved('one|', 'one\ntwo')).toBe('one|\ntwo')
  expect(moved('o|ne', '')).toBe('|')
})
