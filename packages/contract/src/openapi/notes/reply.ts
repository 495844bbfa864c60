import { placeholders } from '../../placeholders.ts'
import { replyNoun } from '../../reply.ts'
import { changes, times } from '../note.ts'
import { nounNotes } from '../noun-notes.ts'

const body = {
  name: 'First answer',
  bodyBn: 'নমস্কার {name}, লিখেছেন বলে ধন্যবাদ! - {owner}',
  bodyEn: 'Hello {name}, thank you for writing to us! - {owner}',
}

const known = placeholders.map((one) => `\`{${one}}\``).join(', ')

export const replyNotes = {
  about: 'Templates that the team answers brands with.',
  entities: {
    Reply: { schema: replyNoun.stored, example: { id: 1, ...body, ...times, ...changes } },
  },
  routes: nounNotes(replyNoun, {
    body,
    order: 'by name',
    listed: 'Where there are none, the dashboard offers those of the brand file.',
    created: `A text in at least one language is required. Whoever sends it fills ${known}; braces that are text are written twice.`,
    changed: 'One of the texts stays.',
  }),
}
