import { auditEntry } from '../../audit.ts'
import { keptDays } from '../../kept-days.ts'
import { id } from '../note.ts'

export const auditNotes = {
  about: 'What was done in the office, by whom and in which session.',
  entities: {
    AuditEntry: {
      schema: auditEntry,
      example: {
        id,
        at: '2026-11-24T09:30:00.000Z',
        action: 'changed',
        by: 'mitali',
        session: '5f0c1d2e',
        noun: 'setting',
        of: 'noticeEmails',
        label: null,
        fields: ['settingValue'],
      },
    },
  },
  routes: {
    list: {
      summary: 'The audit',
      description: `Newest first, for ${keptDays.audit} days: logins, wrong passwords where one is asked for again, and every change that somebody makes; not what a screen saves by itself. \`by\` is a username, \`since\` and \`until\` are days of the time zone of the brand. With filters a page may be short or empty before the end: the \`Link\` header says whether there is more.`,
    },
  },
} as const
