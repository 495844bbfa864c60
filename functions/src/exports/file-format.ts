import type { ExportFormat } from '@bong-bari/contract'
import type { WriteFile } from './columns.ts'

/** Libraries load late. */
export const writerOf: Record<ExportFormat, () => Promise<WriteFile>> = {
  csv: async () => (await import('./csv.ts')).writeCsv,
  xlsx: async () => (await import('./xlsx.ts')).writeXlsx,
  pdf: async () => (await import('./pdf.ts')).writePdf,
}
