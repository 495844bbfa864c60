import { isSafeLink } from './safe-link.ts'
import type { Setting } from './setting.ts'

type Rule = { holds: (value: string) => boolean; sentence: string }

/** Longest line of a list, in UTF-16 units. */
const longestLine = 200
const lines = (value: string) => value.split('\n').filter((line) => line.trim())

const rules: Record<Setting['settingType'], Rule> = {
  text: { holds: (value) => value.trim() !== '', sentence: 'Value is required' },
  list: {
    holds: (value) =>
      lines(value).length > 0 && lines(value).every((line) => line.length <= longestLine),
    sentence: `Give one entry on each line, of at most ${longestLine} characters`,
  },
  email: {
    holds: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
    sentence: 'Give an e-mail address',
  },
  phone: {
    holds: (value) => /^\+\d[\d ]{5,20}$/.test(value),
    sentence: 'Give a phone number with its country code, like +91 98300 12345',
  },
  link: {
    holds: (value) => /^https:/i.test(value) && isSafeLink(value),
    sentence: 'Give an address that begins with https://',
  },
  video: {
    holds: (value) => /^[\w-]{11}$/.test(value),
    sentence: 'Give the 11 characters of a YouTube id',
  },
  months: {
    holds: (value) => /^(off|[1-9]\d?|1[01]\d|120)$/.test(value),
    sentence: 'Give a whole number of months from 1 to 120, or off',
  },
}

/** What is wrong with a value of a type, if anything. */
export const settingComplaint = (type: Setting['settingType'], value: string) =>
  rules[type].holds(value) ? undefined : rules[type].sentence

/** What is wrong with a value for a setting, if anything: its own default may always stand. */
export const complaintAbout = (
  { settingType, defaultValue }: Pick<Setting, 'settingType' | 'defaultValue'>,
  value: string,
) => (value === defaultValue ? undefined : settingComplaint(settingType, value))
