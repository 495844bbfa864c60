import { expect, test } from 'vitest'
import { findWeakness } from './weak-password.ts'

test.each([
  [
    'common, also with signs beside it or between its letters',
    [
      'PASSWORD1',
      '!!password!!2026',
      'p-a-s-s-w-o-r-d',
      '--123456--',
      'pass2026word',
      'admin-2026',
    ],
  ],
  [
    'common with signs for letters, backwards or in another width',
    ['p@ssw0rd', 'P4$$w0rd!', '$unsh1ne', 'b@$k3tb@11', 'drowssap', 'dr0w$$@p', 'ｐａｓｓｗｏｒｄ'],
  ],
  [
    'the username',
    [
      'choto.pishi',
      'Choto.Pishi2026',
      'chotopishi',
      'ihsip.otohc',
      'ch0t0p1sh1',
      'pishi-choto',
      'pishi-bongbari',
    ],
  ],
  [
    'words of the site',
    [
      'Bong Bari 2026!',
      'bong-bari-bot',
      'b0ngb@r1',
      'irabgnob',
      'বং বাড়ি',
      'বংবাড়ি১২৩',
      'thebongbari',
      'Kolkata@2026',
      'familycomedy1',
      'admin-admin',
      '@dm1n@dm1n',
    ],
  ],
  [
    'something again and again',
    [
      '        ',
      'aaaaaaaa',
      'মামামামা',
      'ilishilish2026',
      'abcd.abcd.abcd',
      'luchi!luchi!',
      'খিচুড়ি খিচুড়ি',
    ],
  ],
  [
    'a row of letters or digits',
    [
      'abcdefghij',
      'zyxwvuts',
      'ABCD-EFGH-IJ',
      'acegikmoqs',
      '9876543210123',
      '৩৪৫৬৭৮৯০১',
      'কখগঘঙচছজ',
      'aaaabbbbcccc',
      'abcd1234xyz9',
    ],
  ],
  [
    'a row of keys',
    [
      'qwertyuiop',
      'lkjhgfdsa0',
      '1q2w3e4r',
      'zaq12wsx',
      'asdf;lkj',
      '6yhn7ujm8ik,',
      '!@#$%^&*(',
      '147258369159',
    ],
  ],
])('%s is too easy to guess', (_, passwords) => {
  for (const password of passwords)
    expect([password, findWeakness(password, 'Choto.Pishi')]).toEqual([
      password,
      expect.stringMatching(/^This password is easy to guess: /),
    ])
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
