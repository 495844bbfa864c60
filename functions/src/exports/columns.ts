import type { Lead } from '@bong-bari/contract'

export type Value = string | Date | null

export type Column = {
  title: string
  value: (lead: Lead) => Value
  /** Shares of a sheet's and a page's width. */
  width: number
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

/** The columns of every export, in order. */
export const columns: readonly Column[] = [
  { title: 'ID', width: 20, value: ({ id }) => id },
  { title: 'Name', width: 22, value: ({ name }) => name },
  { title: 'Email', width: 26, value: ({ email }) => email },
  { title: 'Phone', width: 21, value: ({ phone }) => phone },
  { title: 'Company', width: 24, value: ({ company }) => company },
  { title: 'Message', width: 57, value: ({ message }) => message },
  { title: 'Status', width: 14, value: ({ status }) => status },
  { title: 'Lead Status', width: 12, value: ({ leadStatus }) => leadStatus },
  { title: 'Opened', width: 11, value: ({ opened }) => (opened ? 'Yes' : 'No') },
  { title: 'Created Date', width: 16, value: ({ createdAt }) => dateOf(createdAt) },
  { title: 'Opened Date', width: 16, value: ({ openedAt }) => dateOf(openedAt) },
  { title: 'Follow-up Notes', width: 34, value: ({ followUpNotes }) => followUpNotes },
]
