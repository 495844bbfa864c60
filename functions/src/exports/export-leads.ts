import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  exportContentTypes,
  type exports,
  type FileAnswer,
  leadFiltersOf,
  limits,
  type ParsedInput,
} from '@bong-bari/contract'
import { findLeads, pagesOfLeadSearch, pagesOfLeads } from '@bong-bari/table'
import { metric } from '../http/metric.ts'
import { leadSearch } from '../searching/lead-words.ts'
import { atMost } from './at-most.ts'
import { writerOf } from './file-format.ts'
import { indiaDay } from './india-time.ts'
import type { LeadPages } from './write-file.ts'

type Query = ParsedInput<typeof exports.leads>['query']

/** Bytes of a file that an answer may carry: base64 makes 4 of 3, and Lambda answers 6 MB at most. */
const answerableBytes = 4_400_000

/** What the list shows of the same filters, whole; or what the filters leave of the named leads. */
async function* leadsOf({ ids, q, order, ...query }: Query): LeadPages {
  const listing = { filters: leadFiltersOf(query), order }
  const search = q ? leadSearch(q) : undefined
  if (ids?.length) yield (await findLeads(ids, listing)).filter(search?.matches ?? (() => true))
  else if (search) yield* atMost(limits.exportedLeads, pagesOfLeadSearch({ ...listing, ...search }))
  else yield* atMost(limits.exportedLeads, pagesOfLeads(listing))
}

const answer = async (
  path: string,
  { contentType, name, now }: { contentType: string; name: string; now: Date },
): Promise<FileAnswer> => {
  const { size } = await stat(path)
  metric('ExportSize', size, 'Bytes')
  if (size <= answerableBytes) return { name, contentType, body: await readFile(path) }
  // Most exports fit, and then the SDK is never loaded.
  const { keepExport } = await import('../adapters/export-bucket.ts')
  return { location: await keepExport({ path, size, name, contentType, now }) }
}

/** Leads as a file: in the answer where it fits there, else by way of the media bucket. */
export const exportLeads = async (query: Query, now: Date): Promise<FileAnswer> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const path = join(folder, 'leads')
    const write = await writerOf[query.format]()
    await write(path, leadsOf(query), now)
    const name = `leads-export-${indiaDay(now)}.${query.format}`
    const contentType = exportContentTypes[query.format]
    return await answer(path, { contentType, name, now })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
