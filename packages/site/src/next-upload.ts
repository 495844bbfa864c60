import { months, weekdays } from './date-words.ts'
import { daysBetween, weekdayOf } from './kolkata-time.ts'

/** The parts of a moment such as `2026-11-27T20:00`, and days from `today`, if given. */
const read = (moment: string, today: string | undefined) => {
  const [day = '', clock = ''] = moment.split('T')
  const hour = Number(clock.slice(0, 2))
  return {
    daysAhead: today === undefined ? Number.NaN : daysBetween(today, day),
    year: today === undefined || day.slice(0, 4) === today.slice(0, 4) ? '' : day.slice(0, 4),
    month: Number(day.slice(5, 7)) - 1,
    date: Number(day.slice(8)),
    weekday: weekdayOf(day),
    hour,
    twelve: hour % 12 || 12,
    minute: clock.slice(3, 5),
  }
}
type Read = ReturnType<typeof read>

type Days = { near: readonly string[]; weekdays: readonly string[] }

/** Names of near days. */
const nearDay = ({ daysAhead, weekday }: Read, { near, weekdays }: Days) =>
  near[daysAhead] ?? (daysAhead > 0 && daysAhead < 7 ? weekdays[weekday] : undefined)

const english = { near: ['today', 'tomorrow'], weekdays }

const dated = ({ date, month, year }: Read, names: readonly string[]) =>
  [date, names[month], year].filter(Boolean).join(' ')

const englishWords = (at: Read) => {
  const { hour, twelve, minute, weekday } = at
  const clock = minute === '00' ? twelve : `${twelve}:${minute}`
  const time = hour === 12 && minute === '00' ? 'noon' : `${clock} ${hour < 12 ? 'am' : 'pm'}`
  const day = nearDay(at, english) ?? `${english.weekdays[weekday]} ${dated(at, months)}`
  return `${day} at ${time}`
}

const bengali = {
  near: ['আজ', 'আগামীকাল'],
  weekdays: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' '),
}
const bengaliMonths = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(
  ' ',
)

/** Parts of the day by their last hour. */
const partsOfDay = [
  [4, 'রাত', 'rat'],
  [6, 'ভোর', 'bhor'],
  [12, 'সকাল', 'sokal'],
  [16, 'দুপুর', 'dupur'],
  [18, 'বিকেল', 'bikel'],
  [20, 'সন্ধে', 'sondhe'],
  [24, 'রাত', 'rat'],
] as const

const partOf = (hour: number) => partsOfDay.find(([end]) => hour < end)

/** Bengali hours whose forms follow no rule. */
const oClock: Record<number, readonly [time: string, atThatTime: string]> = {
  2: ['টো', 'টোয়'],
  3: ['টে', 'টেয়'],
  4: ['টে', 'টেয়'],
}
const halfPast: Record<number, string> = { 1: 'দেড়টায়', 2: 'আড়াইটেয়' }

const bengaliTime = ({ twelve, minute }: Read) => {
  const [time, atThatTime] = oClock[twelve] ?? ['টা', 'টায়']
  if (minute === '00') return twelve + atThatTime
  if (minute === '30') return halfPast[twelve] ?? `সাড়ে ${twelve}${atThatTime}`
  return `${twelve}${time} ${Number(minute)} মিনিটে`
}

const bengaliWords = (at: Read) => {
  const day =
    nearDay(at, bengali) ?? `${dated(at, bengaliMonths)}, ${bengali.weekdays[at.weekday]},`
  const text = `${day} ${partOf(at.hour)?.[1]} ${bengaliTime(at)}`
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x9b6))
}

/**
 * A moment such as `2026-11-27T20:00` in words, in both languages: `today at 8 pm`, `Friday at 8
 * pm`; with a date from a week ahead, or without `today`: `Friday 27 November at 8 pm`.
 */
export const uploadWords = (moment: string, today?: string | undefined) => {
  const at = read(moment, today)
  return { en: englishWords(at), bn: bengaliWords(at) }
}

const benglish = {
  near: ['aaj', 'agamikal'],
  weekdays: 'Robibar Sombar Mongolbar Budhbar Brihospotibar Shukrobar Shonibar'.split(' '),
}

/** The same in romanised Bengali: `Shukrobar rat 8tay`. */
export const uploadInBenglish = (moment: string, today: string) => {
  const at = read(moment, today)
  const day = nearDay(at, benglish) ?? `${dated(at, months)}, ${benglish.weekdays[at.weekday]},`
  const clock = at.minute === '00' ? `${at.twelve}tay` : `${at.twelve}:${at.minute} e`
  return `${day} ${partOf(at.hour)?.[2]} ${clock}`
}
