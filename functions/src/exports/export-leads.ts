import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  exportContentTypes,
  type exports,
  type FileAnswer,
  limits,
  type ParsedInput,
} from '@bong-bari/contract'
import { findLeads } from '@bong-bari/table'
import { metric } from '../http/metric.ts'
import { type Asker, filteredBy, leadsFor } from '../searching/lead-listing.ts'
import { leadSearch } from '../searching/lead-words.ts'
import { atMost } from './at-most.ts'
import { sheetOf } from './columns.ts'
import { writerOf } from './file-format.ts'
import { filterWords } from './filter-words.ts'
import { indiaDay } from './india-time.ts'
import type { LeadPages } from './write-file.ts'

type ExportAsker = Asker & { user: { username: string } }
type Query = ParsedInput<typeof exports.leads>['query']

/** Bytes: base64 makes 4 of 3, and Lambda answers 6 MB at most. */
const answerableBytes = 4_400_000

/** The whole list of these filters, or what they leave of the named leads. */
async function* leadsOf(
  { ids, format: _, columns: _columns, ...query }: Query,
  asker: Asker,
): LeadPages {
  if (!ids?.length) {
    yield* atMost(limits.exportedLeads, leadsFor(query, asker).pages())
    return
  }
  // Ordered by due date, a list leaves out what waits for nothing; named leads are not left out.
  const { q, order, ...filters } = query
  yield findLeads(ids, {
    ...filteredBy(filters, asker),
    order: order === 'due' ? undefined : order,
    matches: q ? leadSearch(q).matches : undefined,
  })
}

const begun = async (pages: LeadPages) => {
  const reading = pages[Symbol.asyncIterator]()
  const first = await reading.next()
  async function* all(): LeadPages {
    if (!first.done) yield first.value
    for (let next = await reading.next(); !next.done; next = await reading.next()) yield next.value
  }
  return [first.done ? undefined : first.value, all()] as const
}

const answer = async (
  path: string,
  { contentType, name, now }: { contentType: string; name: string; now: Date },
): Promise<FileAnswer> => {
  const { size } = await stat(path)
  metric('ExportSize', size, 'Bytes')
  if (size <= answerableBytes) return { name, contentType, body: await readFile(path) }
  // Most exports fit and never load the SDK.
  const { keepExport } = await import('../adapters/export-bucket.ts')
  return { location: await keepExport({ path, size, name, contentType, now }) }
}

/** Answered directly where it fits, else through the media bucket. */
export const exportLeads = async (query: Query, asker: ExportAsker): Promise<FileAnswer> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const path = join(folder, 'leads')
    const write = await writerOf[query.format]()
    const { now } = asker
    const [first, pages] = await begun(leadsOf(query, asker))
    // Filtered by owner, all have the same.
    const colleague = first?.[0]?.ownerName ?? undefined
    const words = filterWords(query, { me: asker.user.username, colleague })
    const sheet = sheetOf(query.format, { names: query.columns, words, now })
    await write(path, pages, sheet)
    const name = `leads-export-${indiaDay(now)}.${query.format}`
    const contentType = exportContentTypes[query.format]
    return await answer(path, { contentType, name, now })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
