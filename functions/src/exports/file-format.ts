import type { ExportFormat, Lead } from '@bong-bari/contract'

export type LeadPages = AsyncIterable<Lead[]>

/** Writes leads to a new file at `path` as they come, in memory that does not grow with them. */
export type WriteFile = (path: string, pages: LeadPages, now: Date) => Promise<void>

type FileFormat = { contentType: string; load: () => Promise<WriteFile> }

/** Every format loads its libraries only when it is asked for. */
export const fileFormats: Record<ExportFormat, FileFormat> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    load: async () => (await import('./csv.ts')).writeCsv,
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: async () => (await import('./xlsx.ts')).writeXlsx,
  },
  pdf: {
    contentType: 'application/pdf',
    load: async () => (await import('./pdf.ts')).writePdf,
  },
}
