import { placeholders } from '../../placeholders.ts'
import { reply } from '../../reply.ts'
import { changeNote } from '../change-note.ts'
import { changes, times } from '../example.ts'
import { trashNote } from '../trash-note.ts'

const body = {
  name: 'First answer',
  bodyBn: 'নমস্কার {name}, লিখেছেন বলে ধন্যবাদ! - {owner}',
  bodyEn: 'Hello {name}, thank you for writing to us! - {owner}',
}

const known = placeholders.map((one) => `\`{${one}}\``).join(', ')

export const replyNotes = {
  about: 'Templates that the team answers brands with.',
  entities: {
    Reply: { schema: reply, example: { id: 1, ...body, ...times, ...changes } },
  },
  routes: {
    list: {
      summary: 'Reply templates, by name',
      description: 'Where there are none, the dashboard offers those of the brand file.',
    },
    create: {
      summary: 'Add a reply template',
      description: `A text in at least one language is required. Whoever sends it fills ${known}; braces that are text are written twice.`,
      body,
    },
    update: {
      summary: 'Change fields of a reply template',
      description: `${changeNote} One of the texts stays.`,
      body,
      refusals: ['reply-not-found', 'changed-meanwhile'],
    },
    remove: {
      summary: 'Delete a reply template',
      description: trashNote,
      refusals: ['reply-not-found'],
    },
  },
} as const
