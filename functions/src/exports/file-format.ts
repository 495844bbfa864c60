import type { ExportFormat } from '@bong-bari/contract'
import type { WriteFile } from './write-file.ts'

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
