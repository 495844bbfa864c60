// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { piecesOf, writeOver } from './merge-texts.ts'

const told = (base: string, mine: string, theirs: string) =>
  piecesOf(base, mine, theirs).map((piece) => ('text' in piece ? piece.text : piece))
/** A text that was laid over another without a question. */
const merged = (...texts: [string, string, string]) => {
  const [text, ...more] = told(...texts)
  expect(more).toEqual([])
  return String(text).replace(/\n$/, '')
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
  expect(told('a\n\nb\n\nc', 'a\n\nmine\n\nc', 'A\n\ntheirs\n\nc')).toEqual([
    'A\n\n',
    { mine: 'mine', theirs: 'theirs' },
    '\n\nc\n',
  ])
  expect(told('Ma waits.', 'Ma waits now.', 'Ma waits. Baba too.')).toEqual([
    { mine: 'Ma waits now.', theirs: 'Ma waits. Baba too.' },
    '\n',
  ])
  expect(told('a', 'a\n\nmine', 'a\n\ntheirs')).toEqual([
    'a\n',
    { mine: '\nmine\n', theirs: '\ntheirs\n' },
  ])
  expect(told('', 'mine', 'theirs')).toEqual([{ mine: 'mine', theirs: 'theirs' }, '\n'])
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
    const all = JSON.stringify(piecesOf(base, mine, theirs))
    for (const [one] of `${mine}\n${theirs}`.matchAll(/[mt]\d/g)) expect(all).toContain(one)
    expect(merged(base, mine, base)).toBe(mine)
    expect(merged(base, base, theirs)).toBe(theirs)
  }
})

test('a long text of short lines is laid over another within a moment', () => {
  const long = Array.from({ length: 3_000 }, (_, at) => `Line ${at}.`).join('\n\n')
  const began = performance.now()
  merged(long, long.replace('Line 7.', 'Mine.'), long.replace('Line 2900.', 'Theirs.'))
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('another text comes into a field around the cursor, which stays in its paragraph', () => {
  const field = document.createElement('textarea')
  document.body.append(field)
  const write = (was: string, now: string) => {
    const at = was.indexOf('|')
    field.value = was.replace('|', '')
    field.setSelectionRange(at, at)
    writeOver(field, now)
    const { value, selectionStart } = field
    return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`
  }
  expect(write('one\n\ntw|o', 'zero\n\none\n\ntwo\n\nthree')).toBe('zero\n\none\n\ntw|o\n\nthree')
  expect(write('one|', 'one\ntwo')).toBe('one|\ntwo')
  expect(write('|one', 'zero\none')).toBe('zero\n|one')
  expect(write('one\ntwo\nth|ree', 'one\nth|ree'.replace('|', ''))).toBe('one\nth|ree')
  expect(write('o|ne', '')).toBe('|')
})
