import {
  choiceTexts,
  type ExportFormat,
  type Lead,
  type LeadSource,
  type NewLead,
  queueNames,
  type ReplyChannel,
  type Turn,
} from '@bong-bari/contract'
import { bot, dayInKolkata, queueOf, waitOf } from '@bong-bari/site'

export type Value = string | Date | null

type ColumnDefinition = {
  title: string
  /** The width in a workbook, in letters. */
  width: number
  value: (lead: Lead, today: string) => Value
  /** What the values are: moments, or days such as `2026-11-24`. Absent for texts. */
  kind?: 'time' | 'day'
  /** It is useless or too long on paper. */
  isNotInPdf?: true
}

export type Column = Omit<ColumnDefinition, 'value' | 'isNotInPdf'> & {
  value: (lead: Lead) => Value
}

const timeOf = (text: string | null | undefined) => (text ? new Date(text) : null)

const sources: Record<LeadSource, string> = {
  form: 'Form on the site',
  chat: `Chat with ${bot.name}`,
}
const channels: Record<ReplyChannel, string> = {
  whatsapp: 'WhatsApp',
  mail: 'E-mail',
  phone: 'Phone',
  other: 'Another way',
}

const speakerOf = ({ role, signed }: Turn) => {
  if (role === 'user') return 'Visitor'
  return signed ? bot.name : `${bot.name} (as the visitor’s browser says)`
}

const asLines = (talk: readonly Turn[]) =>
  talk.map((turn) => `${speakerOf(turn)}: ${turn.content}`).join('\n')

const queueIn = (lead: Lead, today: string) => {
  const queue = queueOf(lead, today)
  return queue ? queueNames[queue] : null
}

/** The columns of a file in their order, among them each field that visitors send. */
const columns: Record<string, ColumnDefinition> = {
  name: { title: 'Name', width: 22, value: ({ name }) => name },
  email: { title: 'Email', width: 26, value: ({ email }) => email },
  phone: { title: 'Phone', width: 21, value: ({ phone }) => phone },
  company: { title: 'Company', width: 24, value: ({ company }) => company },
  offering: { title: 'Package', width: 20, value: (lead) => choiceTexts(lead).offering ?? null },
  budget: { title: 'Budget', width: 22, value: (lead) => choiceTexts(lead).budget ?? null },
  month: { title: 'Month', width: 10, value: ({ month }) => month },
  message: { title: 'Message', width: 57, value: ({ message }) => message },
  queue: { title: 'Queue', width: 13, value: queueIn },
  owner: { title: 'Owner', width: 16, value: ({ ownerName }) => ownerName },
  due: { title: 'Due', width: 13, kind: 'day', value: (lead) => waitOf(lead)?.day ?? null },
  answeredAt: {
    title: 'Answered Date (IST)',
    width: 18,
    kind: 'time',
    value: ({ lastReply, repliedAt }) => timeOf(lastReply?.at ?? repliedAt),
  },
  answeredHow: {
    title: 'Answered How',
    width: 13,
    value: ({ lastReply }) => lastReply && channels[lastReply.channel],
  },
  answeredBy: { title: 'Answered By', width: 16, value: ({ lastReply }) => lastReply?.by ?? null },
  followUpOn: {
    title: 'Follow-up Day',
    width: 13,
    kind: 'day',
    value: ({ followUpOn }) => followUpOn,
  },
  status: { title: 'Status', width: 14, isNotInPdf: true, value: ({ status }) => status },
  leadStatus: { title: 'Lead Status', width: 12, value: ({ leadStatus }) => leadStatus },
  opened: {
    title: 'Opened',
    width: 11,
    isNotInPdf: true,
    value: ({ opened }) => (opened ? 'Yes' : 'No'),
  },
  createdAt: {
    title: 'Created Date (IST)',
    width: 18,
    kind: 'time',
    value: ({ createdAt }) => timeOf(createdAt),
  },
  openedAt: {
    title: 'Opened Date (IST)',
    width: 18,
    kind: 'time',
    isNotInPdf: true,
    value: ({ openedAt }) => timeOf(openedAt),
  },
  followUpNotes: {
    title: 'Follow-up Notes',
    width: 34,
    value: ({ followUpNotes }) => followUpNotes,
  },
  source: { title: 'Source', width: 20, isNotInPdf: true, value: ({ source }) => sources[source] },
  conversation: {
    title: 'Conversation',
    width: 34,
    isNotInPdf: true,
    value: ({ conversation }) => conversation && asLines(conversation),
  },
  id: { title: 'ID', width: 20, isNotInPdf: true, value: ({ id }) => id },
} satisfies Record<Exclude<keyof NewLead, 'website'>, ColumnDefinition> &
  Record<string, ColumnDefinition>

/** What to export. `selectionText` describes what was selected, `now` is the time of the export. */
export type Sheet = { columns: readonly Column[]; selectionText: string; now: Date }

/** Creates a sheet with all columns, or in a PDF with those that fit on paper. */
export const sheetOf = (format: ExportFormat, now: Date, selectionText = ''): Sheet => {
  const today = dayInKolkata(now)
  return {
    selectionText,
    now,
    columns: Object.values(columns).flatMap(({ isNotInPdf, value, ...column }) =>
      format === 'pdf' && isNotInPdf
        ? []
        : { ...column, value: (lead: Lead) => value(lead, today) },
    ),
  }
}

export type LeadPages = AsyncIterable<Lead[]>

/** Writes leads to a new file at `path`, page by page. */
export type WriteFile = (path: string, pages: LeadPages, sheet: Sheet) => Promise<void>
