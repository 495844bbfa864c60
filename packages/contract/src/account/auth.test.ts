import { expect, test } from 'vitest'
import { newUser } from './auth.ts'

const outcome = (username: string) => {
  const { data, error } = newUser.shape.username.safeParse(username)
  return data ?? error?.issues[0]?.message
}

test.each([
  'admin',
  'Choto.Pishi_2-a',
  'Zoë',
  'Şükrü',
  'Nguyễn',
  'STRAẞE',
  'মাসি',
  'শ্রী.রায়',
  'চাঁদ-২',
  'চাঁদ-2',
  'ক্ষৌণীশ',
  '১২৩',
  '2026',
])('%s is a username, and stays as it is written', (username) => {
  expect(outcome(username)).toBe(username.normalize('NFKC'))
})

test('a username is kept in its plain form: full-width letters, ligatures and loose accents are none', () => {
  expect(outcome(' ａｄｍｉｎ ')).toBe('admin')
  expect(outcome('ﬁrst')).toBe('first')
  expect(outcome('Zoe\u0308')).toBe('Zoë')
  expect(outcome('𝐚𝐝𝐦𝐢𝐧')).toBe('admin')
  expect(outcome('কে\u09beকা')).toBe('কোকা')
})

const invisible = 'Username must not have invisible characters'
const letters =
  'Username may have letters of one script, Latin or Bengali, digits, dots, underscores and hyphens only'
const oneScript = 'Username may have letters and digits of one script only, Latin or Bengali'

test.each([
  ['ad\u034fmin', invisible],
  ['ad\u200bmin', invisible],
  ['ad\u00admin', invisible],
  ['admin\u202e', invisible],
  ['admin\ufe0f', invisible],
  ['\u3164\u3164\u3164', invisible],
  ['র\u200dযাঁদা', invisible],
  ['adm\u{e0061}in', invisible],
  ['\u0430dmin', letters],
  ['админ', letters],
  ['αdmin', letters],
  ['ɑdmin', letters],
  ['ᴀdmin', letters],
  ['admǀn', letters],
  ['admi\u0323\u0323n', letters],
  ['choto pishi', letters],
  ['ma@home', letters],
  ['मासी', letters],
  ['৳৳৳', letters],
  ['মাসি-a', oneScript],
  ['ma০০', oneScript],
  ['মাসি০1', 'Username may have Bengali digits or 0 to 9, not both'],
  ['\u09beমাসি', 'Username must have a Bengali letter before each vowel sign'],
  ['মাসি.\u0981', 'Username must have a Bengali letter before each vowel sign'],
  ['1\u09cd2', 'Username must have a Bengali letter before each vowel sign'],
  ['._-', 'Username must have at least one letter or digit'],
  [' ', 'Username is required'],
  ['a', 'Username must be at least 2 characters'],
  ['a'.repeat(65), 'Username must be at most 64 characters'],
  ['ﬃ'.repeat(64), 'Username must be at most 64 characters'],
  ['ad\ud800min', 'Username contains characters that cannot be stored'],
])('%j is refused in words', (username, sentence) => {
  expect(outcome(username)).toBe(sentence)
})
