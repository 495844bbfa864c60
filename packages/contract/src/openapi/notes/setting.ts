import { setting, settingTypes } from '../../setting.ts'
import { settingComplaint } from '../../setting-value.ts'
import { id } from '../note.ts'

// Some may be empty; a question mark is none of them.
const formOf = (type: (typeof settingTypes)[number]) =>
  settingComplaint(type, '') ?? settingComplaint(type, '?')
const forms = settingTypes.map((type) => `${type}: ${formOf(type)}.`).join(' ')

export const settingNotes = {
  about: 'What the team may change without a deployment.',
  entities: {
    Setting: {
      schema: setting,
      example: {
        id,
        settingKey: 'contact_email',
        settingValue: 'hello@example.com',
        defaultValue: 'hello@bongbari.com',
        settingType: 'email',
        description: 'Where visitors write to',
        isPublic: true,
        updatedAt: null,
        version: 0,
        changedBy: null,
      },
    },
  },
  routes: {
    publicList: {
      summary: 'The settings that the site shows',
      description: 'Those with `isPublic`.',
    },
    list: {
      summary: 'All settings',
      description:
        'With what each is for, its type, and the value that stands until it is changed.',
    },
    update: {
      summary: 'Change a setting',
      description: `The value is trimmed and must fit the settingType of its setting. ${forms} What nobody has changed yet is version 0. Mail addresses, phone numbers, the webhook and how long requests are kept are changed by a session whose password was given within the hour.`,
      body: { settingValue: 'hello@example.com' },
      refusals: ['setting-not-found', 'changed-meanwhile', 'password-required'],
    },
  },
} as const
