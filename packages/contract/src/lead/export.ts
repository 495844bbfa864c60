import * as z from 'zod/mini'
import { idParam } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import { leadSelection } from './bulk.ts'
import { lead } from './lead.ts'

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportContentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

const areFewIds = (ids: string[] | undefined) => !ids || ids.length <= limits.bulkLeads

const withoutHyphens = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** An id may lack its hyphens: CloudFront takes addresses of 8,192 bytes, into which 200 whole ids do not fit. */
const ids = z
  .pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.transform((ids) =>
      ids === undefined
        ? undefined
        : [ids].flat().flatMap((id) => id.replace(withoutHyphens, '$1-$2-$3-$4-$5') || []),
    ),
  )
  .check(z.refine(areFewIds, `ids may name at most ${limits.bulkLeads} requests`))

/** Exports leads as a file, filtered and ordered like the list. `ids` may be repeated, to pick some. */
export const exports = {
  leads: {
    method: 'GET',
    path: '/api/collaboration-requests/export',
    access: 'admin',
    audit: 'exported',
    query: z.object({
      format: z.enum(exportFormats, { error: `format must be one of ${exportFormats.join(', ')}` }),
      ...leadSelection,
      ids,
    }),
    response: z.string(),
    file: 'leads-export.{format}',
  },
  /** Everything that is stored about the sender of a lead, to be given to them. */
  person: {
    method: 'GET',
    path: '/api/collaboration-requests/{id}/data',
    access: 'admin',
    audit: 'exported',
    params: idParam,
    response: z.string(),
    file: 'their-data.json',
  },
  /** Lists other leads with the same e-mail address or phone number, spam too. */
  sameSender: {
    method: 'GET',
    path: '/api/collaboration-requests/{id}/same-sender',
    access: 'admin',
    params: idParam,
    response: z.array(
      z.extend(z.pick(lead, { id: true, name: true, company: true, createdAt: true }), {
        spam: z.boolean(),
      }),
    ),
  },
} as const satisfies Group
