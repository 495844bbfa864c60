import { expect, test } from 'vitest'
import { findWeakness } from './weak-password.ts'

const common = 'This password is among the most common ones; choose another'
const name = 'This password is the username; choose another'
const channel = 'This password is the name of the channel; choose another'
const again = 'This password repeats itself; choose another'
const row = 'This password is a sequence of letters, numbers or keys; choose another'
const made = 'This password is made of names and rows that are easy to guess; choose another'

const as = (why: string) => (password: string) => [password, why]

test.each([
  ['PASSWORD1', common],
  ['!!password!!2026', common],
  ['p-a-s-s-w-o-r-d', common],
  ['--123456--', common],
  ['choto.pishi', name],
  ['Choto.Pishi2026', name],
  ['chotopishi', name],
  ['bongbari', channel],
  ['Bong Bari 2026!', channel],
  ['bong-bari-bot', channel],
  ['বং বাড়ি', channel],
  ['বংবাড়ি১২৩', channel],
  ['        ', again],
  ['aaaaaaaa', again],
  ['ilishilish2026', again],
  ['মামামামা', again],
  // Signs for letters, backwards, in other widths.
  ...['p@ssw0rd', 'P4$$w0rd!', '$unsh1ne', 'b@$k3tb@11', 'l3tm31n!', '1l0v3y0u'].map(as(common)),
  ...['drowssap', 'DROWSSAP1', 'dr0w$$@p', 'enihsnus', 'llabtoof'].map(as(common)),
  ...['ｐａｓｓｗｏｒｄ', 'pass2026word', '1q2w3e4r', '1qaz2wsx', 'zaq12wsx'].map(as(common)),
  ...['qwertyuiop', 'asdfghjkl', 'lkjhgfdsa0', '!QAZ@WSX3edc', 'admin-2026'].map(as(common)),
  ...['ihsip.otohc', 'ch0t0p1sh1', 'pishi-choto', 'otohc2026', 'chotopishi19022026'].map(as(name)),
  ...['b0ngb@r1', 'irabgnob', 'ＢｏｎｇＢａｒｉ', 'thebongbari', 'mybongbari'].map(as(channel)),
  ...['bengalicomedy', 'Kolkata@2026', 'familycomedy1', 'bongbari1bari2'].map(as(channel)),
  ...['admin-admin', '@dm1n@dm1n', 'ADMIN_ADMIN_1'].map(as(channel)),
  ...['ilish1ilish2', 'abcd.abcd.abcd', 'luchi!luchi!', 'খিচুড়ি খিচুড়ি'].map(as(again)),
  ...['abcdefghij', 'zyxwvuts', 'abcdefgh2', 'ABCD-EFGH-IJ', 'acegikmoqs'].map(as(row)),
  ...['9876543210123', '1234567890987', '৩৪৫৬৭৮৯০১', '২৩৪৫৬৭৮৯', 'কখগঘঙচছজ'].map(as(row)),
  ...['asdf;lkj', 'mnbvcxzlkjh', 'ytrewqasdfg', '6yhn7ujm8ik,'].map(as(row)),
  ...['!@#$%^&*(', 'a1b2c3d4e5f6', '147258369159'].map(as(row)),
  ...['aaaabbbbcccc', '111222333444', 'abcd1234xyz9'].map(as(row)),
  ...['pishi@abcdef', 'pishi-bongbari'].map(as(made)),
])('%s is too easy to guess', (password, why) => {
  expect(findWeakness(password, 'Choto.Pishi')).toBe(why)
})

test.each([
  'ilish bhapa on sundays',
  'luchi on mondays',
  'বৃষ্টির দিনে খিচুড়ি',
  'মা আজ কী রাঁধছে',
  'pishi is my aunt',
  'H7k2-qQ9z',
  'doshta-choritra',
  'my family laughs at tea',
  'মায়ের হাতের ভাত ডাল',
  'correct horse battery staple',
  '#$@!^&*%?~',
  'definitely property of ma',
  'R4nd0mStr1ngOfM1ne',
])('%s is taken', (password) => {
  expect(findWeakness(password, 'choto.pishi')).toBeUndefined()
})
