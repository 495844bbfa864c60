import type { Lead, LeadSource, Turn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'

export type Value = string | Date | null

export type Column = {
  title: string
  value: (lead: Lead) => Value
  /** Shares of a sheet's and a page's width. */
  width: number
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

const sources: Record<LeadSource, string> = { form: 'Form', chat: 'Chat' }

const speakerOf = ({ role, signed }: Turn) => {
  if (role === 'user') return 'Visitor'
  return signed ? bot.name : `${bot.name} (as the visitor’s browser says)`
}

const asLines = (talk: readonly Turn[]) =>
  talk.map((turn) => `${speakerOf(turn)}: ${turn.content}`).join('\n')

/** How the team works on it is no part of what a brand sent. */
type Inner =
  | 'dueAt'
  | 'repliedAt'
  | 'followUpOn'
  | 'ownerId'
  | 'ownerName'
  | 'updatedAt'
  | 'version'
  | 'changedBy'
type Exported = Exclude<keyof Lead, Inner>

const columnOf: Record<Exported, Column> = {
  id: { title: 'ID', width: 20, value: ({ id }) => id },
  name: { title: 'Name', width: 22, value: ({ name }) => name },
  email: { title: 'Email', width: 26, value: ({ email }) => email },
  phone: { title: 'Phone', width: 21, value: ({ phone }) => phone },
  company: { title: 'Company', width: 24, value: ({ company }) => company },
  message: { title: 'Message', width: 57, value: ({ message }) => message },
  status: { title: 'Status', width: 14, value: ({ status }) => status },
  leadStatus: { title: 'Lead Status', width: 12, value: ({ leadStatus }) => leadStatus },
  opened: { title: 'Opened', width: 11, value: ({ opened }) => (opened ? 'Yes' : 'No') },
  createdAt: {
    title: 'Created Date (IST)',
    width: 18,
    value: ({ createdAt }) => dateOf(createdAt),
  },
  openedAt: { title: 'Opened Date (IST)', width: 18, value: ({ openedAt }) => dateOf(openedAt) },
  followUpNotes: {
    title: 'Follow-up Notes',
    width: 34,
    value: ({ followUpNotes }) => followUpNotes,
  },
  source: { title: 'Source', width: 11, value: ({ source }) => sources[source] },
  conversation: {
    title: 'Conversation',
    width: 34,
    value: ({ conversation }) => conversation && asLines(conversation),
  },
}

/** The columns of a sheet, in order: one for each field that says something of a lead. */
export const columns: readonly Column[] = Object.values(columnOf)

const { id, source, conversation } = columnOf
/** Those of what is read on paper, where nobody looks an id up, and there is no room for what went before. */
export const paperColumns = columns.filter((one) => ![id, source, conversation].includes(one))
