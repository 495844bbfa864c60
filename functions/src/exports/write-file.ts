import type { Lead } from '@bong-bari/contract'
import type { Sheet } from './columns.ts'

export type LeadPages = AsyncIterable<Lead[]>

/** Streams leads to a new file at `path`. */
export type WriteFile = (path: string, pages: LeadPages, sheet: Sheet) => Promise<void>
