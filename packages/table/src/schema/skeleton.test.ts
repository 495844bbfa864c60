import { expect, test } from 'vitest'
import { keys, skeletonOf } from './keys.ts'

test.each([
  ['admin', 'ad\u034fmin'],
  ['admin', 'ａｄｍｉｎ'],
  ['admin', '𝐚𝐝𝐦𝐢𝐧'],
  ['admin', 'ad\u200bm\u00adin\u{e0069}'],
  ['admin', 'ADMIN'],
  ['admin', 'adrnin'],
  ['admin', 'admın'],
  ['admin', 'aḍmîn'],
  ['ali', 'AlI'],
  ['ali', 'a1l'],
  ['lily', '1i1y'],
  ['bob', 'b0b'],
  ['BOB', 'b০b'],
  ['wow', 'vvovv'],
  ['vvv', 'wv'],
  ['straße', 'STRAẞE'],
  ['strasse', 'straße'],
  ['ſara', 'SARA'],
  ['İnci', 'ınci'],
  ['Łukasz', 'iukasz'],
  ['œuvre', 'OEUVRE'],
  ['মাসি', 'মা\u200dসি'],
  ['কো', 'কে\u09be'],
  ['বাড়ি', 'বাড\u09bcি'],
  ['আশা', 'অাশা'],
  ['রাজা', 'ব\u09bcাজা'],
  ['ঔষধ', 'ওৗষধ'],
  ['ও-মা', '৩-মা'],
  ['চাঁদ', 'চ\u0981\u09beদ'],
  ['চাঁদ', 'চা\u0981\u0981দ'],
  ['পথ-৭', 'পথ-9'],
  ['পথ-৪০', 'পথ-8o'],
  ['হঠাৎ', 'হঠাত\u09cd'],
])('%s and %s are drawn alike', (a, b) => {
  expect(skeletonOf(a)).toBe(skeletonOf(b))
})

test.each([
  ['admin', 'admin2'],
  ['mashi', 'pishi'],
  ['a.b', 'ab'],
  ['a.b', 'a_b'],
  ['মাসি', 'মাসী'],
  ['বাড়ি', 'বাডি'],
  ['বাবা', 'রাবা'],
  ['১২', '২১'],
])('%s and %s are not', (a, b) => {
  expect(skeletonOf(a)).not.toBe(skeletonOf(b))
})

test('the skeleton of a skeleton is itself', () => {
  for (const name of ['AdMın', 'wÆß', 'আৠরঔ৩ৎচাঁ']) {
    const skeleton = skeletonOf(name)
    expect(skeletonOf(skeleton)).toBe(skeleton)
  }
})

test('however a name grows, its key has room', () => {
  for (const name of ['ﷺ', 'ﬃ', 'm', 'ৠ', '𝐚'])
    expect(Buffer.byteLength(keys.user(name.repeat(1_000)).pk)).toBeLessThanOrEqual(2_048)
})
