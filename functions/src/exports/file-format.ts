import type { ExportFormat } from '@bong-bari/contract'
import type { WriteFile } from './columns.ts'

/** The writers load late, because their libraries are large. */
export const writerOf: Record<ExportFormat, () => Promise<WriteFile>> = {
  csv: async () => (await import('./csv.ts')).writeCsv,
  xlsx: async () => (await import('./xlsx.ts')).writeXlsx,
  pdf: async () => (await import('./pdf.ts')).writePdf,
}
