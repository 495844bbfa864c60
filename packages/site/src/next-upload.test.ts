import { expect, test } from 'vitest'
import { uploadInBenglish, uploadWords } from './next-upload.ts'

test.each([
  ['2026-11-24', 'today at 8 pm', 'আজ রাত ৮টায়', 'aaj rat 8tay'],
  ['2026-11-25', 'tomorrow at 8 pm', 'আগামীকাল রাত ৮টায়', 'agamikal rat 8tay'],
  ['2026-11-27', 'Friday at 8 pm', 'শুক্রবার রাত ৮টায়', 'Shukrobar rat 8tay'],
  ['2026-11-30', 'Monday at 8 pm', 'সোমবার রাত ৮টায়', 'Sombar rat 8tay'],
  [
    '2026-12-01',
    'Tuesday 1 December at 8 pm',
    '১ ডিসেম্বর, মঙ্গলবার, রাত ৮টায়',
    '1 December, Mongolbar, rat 8tay',
  ],
  [
    '2027-01-01',
    'Friday 1 January 2027 at 8 pm',
    '১ জানুয়ারি ২০২৭, শুক্রবার, রাত ৮টায়',
    '1 January 2027, Shukrobar, rat 8tay',
  ],
  // A day that is over has its date: no weekday stands for one that was.
  [
    '2026-11-23',
    'Monday 23 November at 8 pm',
    '২৩ নভেম্বর, সোমবার, রাত ৮টায়',
    '23 November, Sombar, rat 8tay',
  ],
])('seen from 24 November, eight in the evening of %s is "%s"', (day, en, bn, latin) => {
  expect(uploadWords(`${day}T20:00`, '2026-11-24')).toEqual({ en, bn })
  expect(uploadInBenglish(`${day}T20:00`, '2026-11-24')).toBe(latin)
})

test('without a day to see it from, the date is said and no year', () => {
  expect(uploadWords('2027-01-01T20:00')).toEqual({
    en: 'Friday 1 January at 8 pm',
    bn: '১ জানুয়ারি, শুক্রবার, রাত ৮টায়',
  })
})

test.each([
  ['00:00', 'today at 12 am', 'আজ রাত ১২টায়', 'aaj rat 12tay'],
  ['04:00', 'today at 4 am', 'আজ ভোর ৪টেয়', 'aaj bhor 4tay'],
  ['09:15', 'today at 9:15 am', 'আজ সকাল ৯টা ১৫ মিনিটে', 'aaj sokal 9:15 e'],
  ['12:00', 'today at noon', 'আজ দুপুর ১২টায়', 'aaj dupur 12tay'],
  ['12:05', 'today at 12:05 pm', 'আজ দুপুর ১২টা ৫ মিনিটে', 'aaj dupur 12:05 e'],
  ['13:30', 'today at 1:30 pm', 'আজ দুপুর দেড়টায়', 'aaj dupur 1:30 e'],
  ['14:30', 'today at 2:30 pm', 'আজ দুপুর আড়াইটেয়', 'aaj dupur 2:30 e'],
  ['17:00', 'today at 5 pm', 'আজ বিকেল ৫টায়', 'aaj bikel 5tay'],
  ['19:30', 'today at 7:30 pm', 'আজ সন্ধে সাড়ে ৭টায়', 'aaj sondhe 7:30 e'],
  ['23:59', 'today at 11:59 pm', 'আজ রাত ১১টা ৫৯ মিনিটে', 'aaj rat 11:59 e'],
])('%s is said as "%s" and "%s"', (clock, en, bn, latin) => {
  expect(uploadWords(`2026-11-24T${clock}`, '2026-11-24')).toEqual({ en, bn })
  expect(uploadInBenglish(`2026-11-24T${clock}`, '2026-11-24')).toBe(latin)
})
