import { setting } from '../../setting.ts'
import { id } from '../example.ts'

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
    publicList: { summary: 'The settings that the site shows' },
    list: { summary: 'All settings' },
    update: {
      summary: 'Change a setting',
      description:
        'The value must fit the settingType of its setting. What nobody has changed yet is version 0.',
      refusals: ['setting-not-found', 'changed-meanwhile'],
    },
  },
} as const
