import * as z from 'zod/mini'
import { text } from '../route/fields.ts'
import { changedBy, ifMatch, version } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import { videoIdForm } from '../route/links.ts'
import type { Group } from '../route/route.ts'
import { isSafeLink, isVisible } from '../route/text-checks.ts'

/**
 * The types of settings. `list`, `emails` and `days` have one entry on each line; `moment` is in Kolkata time. `emails`, `days`, `moment`
 * and `whatsapp-channel` may be empty.
 */
export const settingTypes = [
  'text',
  'list',
  'email',
  'emails',
  'phone',
  'link',
  'whatsapp-channel',
  'video',
  'moment',
  'months',
  'days',
  'switch',
] as const

/** The headings of the settings page in their order. The last one is folded. */
export const settingGroups = ['Home', 'Contact', 'Requests', 'Rarely changed'] as const

/** A setting. `description` is the help under its field; `updatedAt` is null while it has its default. */
export const setting = z.object({
  id: z.uuid(),
  settingKey: z.string(),
  group: z.enum(settingGroups),
  label: z.string(),
  settingValue: z.string(),
  defaultValue: z.string(),
  settingType: z._default(z.enum(settingTypes), 'text'),
  description: z.string(),
  isPublic: z._default(z.boolean(), false),
  updatedAt: z.nullable(z.iso.datetime()),
  version,
  changedBy,
})
export interface Setting extends z.output<typeof setting> {}

export const settings = {
  publicList: {
    method: 'GET',
    path: '/api/settings',
    access: 'public',
    response: z.array(z.pick(setting, { settingKey: true, settingValue: true, settingType: true })),
    cache: 60,
  },
  list: {
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    response: z.array(setting),
  },
  update: {
    method: 'PUT',
    path: '/api/admin/settings/{key}',
    access: 'admin',
    audit: 'changed',
    params: z.object({ key: z.string().check(z.maxLength(200)) }),
    headers: ifMatch,
    body: z.object({ settingValue: text(limits.settingValue, 'Value') }),
    response: setting,
  },
} as const satisfies Group

type Rule = { holds: (value: string) => boolean; sentence: string }

/** A setting of one line has at most so many UTF-16 units. */
const maxLineLength = 200
const lines = (value: string) => value.split('\n').filter((line) => line.trim())

/** So few addresses are allowed because each gets a mail of its own. */
const maxEmails = 10

const mailable =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i

/** Whether any mail service takes it: one plain ASCII mailbox. */
export const isMailable = (address: string) => address.length <= 254 && mailable.test(address)

const isCalendarDay = (day: string) => {
  const date = new Date(`${day}T00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  )
}

/** A line is a date and its name. */
const isDay = (line: string) => {
  const [day = ''] = line.trim().split(' ', 1)
  return isCalendarDay(day) && line.length <= maxLineLength
}

/** The value of an input `datetime-local`, in this century. */
const isMoment = (value: string) =>
  /^20.{8}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isCalendarDay(value.slice(0, 10))

/** The address as WhatsApp shares it. */
const channelAddress = /^https:\/\/(www\.)?whatsapp\.com\/channel\/[A-Za-z0-9]{10,64}\/?$/

const rules: Record<Setting['settingType'], Rule> = {
  text: { holds: isVisible, sentence: 'Value is required' },
  list: {
    holds: (value) =>
      lines(value).length > 0 && lines(value).every((line) => line.length <= maxLineLength),
    sentence: `Give one entry on each line, of at most ${maxLineLength} characters`,
  },
  email: {
    holds: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
    sentence: 'Give an e-mail address',
  },
  emails: {
    holds: (value) =>
      lines(value).length <= maxEmails && lines(value).every((line) => isMailable(line.trim())),
    sentence: `Give one e-mail address on each line, at most ${maxEmails}, or none`,
  },
  phone: {
    holds: (value) => /^\+\d[\d ]{5,20}$/.test(value),
    sentence: 'Give a phone number with its country code, like +91 98300 12345',
  },
  link: {
    holds: (value) => /^https:/i.test(value) && isSafeLink(value),
    sentence: 'Give an address that begins with https://',
  },
  'whatsapp-channel': {
    holds: (value) => value === '' || channelAddress.test(value),
    sentence:
      'Give the address of a WhatsApp channel, which begins with https://whatsapp.com/channel/, or none',
  },
  video: {
    holds: (value) => videoIdForm.test(value),
    sentence: 'Give the 11 characters of a YouTube id',
  },
  moment: {
    holds: (value) => value === '' || isMoment(value),
    sentence: 'Give a day and hour in Kolkata, like 2026-11-27T20:00, or none',
  },
  months: {
    holds: (value) => /^(off|[1-9]\d?|1[01]\d|120)$/.test(value),
    sentence: 'Give a whole number of months from 1 to 120, or off',
  },
  days: {
    holds: (value) => lines(value).every(isDay),
    sentence: 'Give one day on each line, like 2026-12-25 Christmas',
  },
  switch: { holds: (value) => value === 'on' || value === 'off', sentence: 'Give on or off' },
}

export const findSettingValueError = (type: Setting['settingType'], value: string) =>
  rules[type].holds(value) ? undefined : rules[type].sentence

/** Returns what is wrong with the value of a setting; undefined if nothing is. The default is always right. */
export const findSettingError = (
  { settingType, defaultValue }: Pick<Setting, 'settingType' | 'defaultValue'>,
  value: string,
) => (value === defaultValue ? undefined : findSettingValueError(settingType, value))
