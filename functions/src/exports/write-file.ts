import type { Lead } from '@bong-bari/contract'
import type { Sheet } from './columns.ts'

export type LeadPages = AsyncIterable<Lead[]>

/** Writes leads to a new file at `path` as they come, without keeping them. */
export type WriteFile = (path: string, pages: LeadPages, sheet: Sheet) => Promise<void>
