import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ['মা বলল, "ভাত খা।"', 'মা বলল, “ভাত খা।”'],
  ['"এক" আর "দুই"', '“এক” আর “দুই”'],
  ["'ভাত' বলল", '‘ভাত’ বলল'],
  ["হ'ল, ক'টা", 'হ’ল, ক’টা'],
  ["'ভাত!' বলল", '‘ভাত!’ বলল'],
  ["don't, Ma's, the '90s", "don't, Ma's, the '90s"],
  ['a 5" pipe', 'a 5" pipe'],
  ['She said "no".', 'She said “no”.'],
  ['এক -- দুই --- তিন', 'এক — দুই — তিন'],
  ['-----', '-----'],
  ['তারপর... ....', 'তারপর… ....'],
  ['ভাত ।', 'ভাত\u00a0।'],
  ['কেন ? বাঃ ! না ; মা : হ্যাঁ ?!', 'কেন\u00a0? বাঃ\u00a0! না\u00a0; মা\u00a0: হ্যাঁ\u00a0?!'],
  ['`a ? b` |:--- | :---|', '`a ? b` |:--- | :---|'],
  ['ভাত ॥ ১০ টা, 10 টা', 'ভাত\u00a0॥ ১০ টা, 10 টা'],
  [
    'https://a.test/x--y...z `a -- "b"` <i a="b"> x--y@a.test',
    'https://a.test/x--y...z `a -- "b"` <i a="b"> x--y@a.test',
  ],
  ['|---|---|', '|---|---|'],
])('%j is set as %j', (typed, set) => {
  expect(typeset(typed)).toBe(set)
})

test('a run goes on from the one before it', () => {
  expect(typeset('" বলল', 'ক')).toBe('” বলল')
  expect(typeset('"ক', ' ')).toBe('“ক')
})

test('a danda begins no line, wherever it stands', () => {
  expect(typeset('< ।> `ক ॥` | ।|')).toBe('<\u00a0।> `ক\u00a0॥` |\u00a0।|')
})

test('nothing but its signs ever changes, and what is set stays', () => {
  const letters = (text: string) => text.replace(/["'“”‘’—….\u00a0 -]/g, '')
  const text = fc
    .array(fc.constantFrom(...'"\'-. ।মাক১5aA\n`<>|@/:'.split('')), { maxLength: 60 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (typed) => {
      const set = typeset(typed)
      expect(letters(set)).toBe(letters(typed))
      expect(set).not.toMatch(/ [।॥]/)
    }),
  )
})
