import * as z from 'zod/mini'
import { grouped } from './digits.ts'
import { leadSelection } from './lead-filter.ts'
import { limits } from './limits.ts'
import { idParam } from './paging.ts'
import type { Group } from './route.ts'

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportContentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export const areFewIds = (given: string[] | undefined) =>
  !given || given.length <= limits.exportedIds

const ids = z
  .pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.transform((given) => (given === undefined ? undefined : [given].flat().filter(Boolean))),
  )
  .check(z.refine(areFewIds, `ids may name at most ${grouped(limits.exportedIds)} requests`))

/**
 * Leads as a file, filtered and ordered like the list. `ids`, given once for each, picks single leads;
 * the filters apply to them too.
 */
export const exports = {
  leads: {
    method: 'GET',
    path: '/api/collaboration-requests/export',
    access: 'admin',
    query: z.object({
      format: z.enum(exportFormats, { error: `format must be one of ${exportFormats.join(', ')}` }),
      ...leadSelection,
      ids,
    }),
    response: z.string(),
    file: 'leads-export.{format}',
  },
  /** Everything that is held of the person who sent a lead, as one file for them. */
  person: {
    method: 'GET',
    path: '/api/collaboration-requests/{id}/data',
    access: 'admin',
    params: idParam,
    response: z.string(),
    file: 'their-data.json',
  },
} as const satisfies Group
