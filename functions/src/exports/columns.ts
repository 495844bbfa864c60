import {
  choiceTexts,
  type ExportColumn,
  type ExportFormat,
  exportColumnNames,
  exportColumns,
  type Lead,
  type LeadSource,
  pdfColumnNames,
  queueNames,
  type ReplyChannel,
  type Turn,
} from '@bong-bari/contract'
import { bot, dayInKolkata, queueOf, waitOf } from '@bong-bari/site'

export type Value = string | Date | null

export type Column = {
  title: string
  value: (lead: Lead) => Value
  /** The column's share of the width. */
  width: number
  isTime: boolean
  /** The values are days, such as `2026-11-24`. */
  isDay: boolean
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

type Of = { width: number; value: (lead: Lead, today: string) => Value }

const columnOf: Record<ExportColumn, Of> = {
  name: { width: 22, value: ({ name }) => name },
  email: { width: 26, value: ({ email }) => email },
  phone: { width: 21, value: ({ phone }) => phone },
  company: { width: 24, value: ({ company }) => company },
  offering: { width: 20, value: (lead) => choiceTexts(lead).offering ?? null },
  budget: { width: 22, value: (lead) => choiceTexts(lead).budget ?? null },
  month: { width: 10, value: ({ month }) => month },
  message: { width: 57, value: ({ message }) => message },
  queue: { width: 13, value: queueIn },
  owner: { width: 16, value: ({ ownerName }) => ownerName },
  due: { width: 13, value: (lead) => waitOf(lead)?.day ?? null },
  answeredAt: {
    width: 18,
    value: ({ lastReply, repliedAt }) => timeOf(lastReply?.at ?? repliedAt),
  },
  answeredHow: { width: 13, value: ({ lastReply }) => lastReply && channels[lastReply.channel] },
  answeredBy: { width: 16, value: ({ lastReply }) => lastReply?.by ?? null },
  followUpOn: { width: 13, value: ({ followUpOn }) => followUpOn },
  status: { width: 14, value: ({ status }) => status },
  leadStatus: { width: 12, value: ({ leadStatus }) => leadStatus },
  opened: { width: 11, value: ({ opened }) => (opened ? 'Yes' : 'No') },
  createdAt: { width: 18, value: ({ createdAt }) => timeOf(createdAt) },
  openedAt: { width: 18, value: ({ openedAt }) => timeOf(openedAt) },
  followUpNotes: { width: 34, value: ({ followUpNotes }) => followUpNotes },
  source: { width: 20, value: ({ source }) => sources[source] },
  conversation: { width: 34, value: ({ conversation }) => conversation && asLines(conversation) },
  id: { width: 20, value: ({ id }) => id },
}

const times: readonly ExportColumn[] = ['answeredAt', 'createdAt', 'openedAt']
const days: readonly ExportColumn[] = ['due', 'followUpOn']

/** What to export. `words` describe the selection, `now` is the time of the export. */
export type Sheet = { columns: readonly Column[]; words: string; now: Date }

type Wanted = { names?: readonly ExportColumn[] | undefined; words?: string; now: Date }

/** Creates a sheet. Without `names` it has the columns that fit on paper. */
export const sheetOf = (format: ExportFormat, { names, words = '', now }: Wanted): Sheet => {
  const today = dayInKolkata(now)
  const wanted = names?.length ? names : format === 'pdf' ? pdfColumnNames : exportColumnNames
  const columns = exportColumnNames
    .filter((name) => wanted.includes(name))
    .map((name) => {
      const { width, value } = columnOf[name]
      return {
        title: exportColumns[name],
        width,
        isTime: times.includes(name),
        isDay: days.includes(name),
        value: (lead: Lead) => value(lead, today),
      }
    })
  return { columns, words, now }
}

export type LeadPages = AsyncIterable<Lead[]>

/** Writes leads to a new file at `path`, page by page. */
export type WriteFile = (path: string, pages: LeadPages, sheet: Sheet) => Promise<void>
