import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  describeLeadFilters,
  exportContentTypes,
  type exports,
  type FileAnswer,
  type Lead,
  limits,
  normalizePhone,
  type ParsedInput,
} from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import { findLead, findLeads, pagesOfLeads, type StoredLead } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { refuse } from '../http/refuse.ts'
import { type Asker, chooseLeadListing, makeFilterOptions } from '../searching/lead-listing.ts'
import { parseLeadSearch } from '../searching/lead-search.ts'
import { type LeadPages, sheetOf } from './columns.ts'
import { writerOf } from './file-format.ts'

const same = (a: string | null, b: string | null, form: (text: string) => string) =>
  a !== null && b !== null && form(a) === form(b)

const eMailForm = (email: string) => email.trim().toLowerCase()

/** Whether a lead comes from the same sender, by e-mail or phone. */
const isOfSender = (one: Lead, { id, email, phone }: Lead) =>
  one.id === id || same(one.email, email, eMailForm) || same(one.phone, phone, normalizePhone)

/** Lists the requests of a sender, the oldest first. */
export const requestsOf = async (sender: StoredLead) => {
  // The list may lag and lack the lead itself.
  const requests = new Map([[sender.id, sender]])
  for (const spam of [false, true])
    for await (const page of pagesOfLeads({ spam }))
      for (const one of page)
        if (isOfSender(one, sender) && one.id !== sender.id) requests.set(one.id, { ...one, spam })
  return [...requests.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** Lists the sender's other requests, the newest first, as many as one call erases. */
export const othersOfSender = async (id: string) => {
  const sender = (await findLead(id)) ?? refuse('lead-not-found')
  const others = (await requestsOf(sender)).filter((one) => one.id !== id).toReversed()
  return others.slice(0, limits.bulkLeads).map(({ spam = false, ...one }) => ({ ...one, spam }))
}

type ExportAsker = Asker & { user: { username: string } }
type Query = ParsedInput<typeof exports.leads>['query']

/** A larger file cannot be answered directly: base64 makes 4 bytes of 3, and Lambda answers 6 MB at most. */
const answerableBytes = 4_400_000

/** Passes pages on, and refuses more leads than a file may have. */
export async function* atMost(limit: number, pages: LeadPages): LeadPages {
  let count = 0
  for await (const page of pages) {
    count += page.length
    if (count > limit) refuse('export-too-large')
    yield page
  }
}

async function* leadsOf({ ids, format, ...query }: Query, asker: Asker): LeadPages {
  if (!ids?.length) {
    yield* atMost(limits.exportedLeads[format], (await chooseLeadListing(query, asker)).pages())
    return
  }
  const { q, ...filters } = query
  yield findLeads(ids, {
    ...makeFilterOptions(filters, asker),
    matches: q ? parseLeadSearch(q).matches : undefined,
  })
}

const answer = async (
  path: string,
  { contentType, name, now }: { contentType: string; name: string; now: Date },
): Promise<FileAnswer> => {
  const { size } = await stat(path)
  metric('ExportSize', size, 'Bytes')
  if (size <= answerableBytes) return { name, contentType, body: await readFile(path) }
  // Most exports are answered directly, so the SDK loads late.
  const { storeExport } = await import('../adapters/export-bucket.ts')
  return { location: await storeExport({ path, size, name, contentType, now }) }
}

/** Describes the filters, such as `To answer, hot, late, with mitali`. Empty for all leads. */
const describeFilters = ({ ids, q, ...filters }: Query, username: string) => {
  const phrases = [
    ids?.length && 'selected',
    ...describeLeadFilters(filters, (owner) => `with ${owner === 'me' ? username : 'nobody'}`),
    q && `with “${q}”`,
  ]
  const text = phrases.filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Exports leads. The file is answered directly if it fits, else through the media bucket. */
export const exportLeads = async (query: Query, asker: ExportAsker): Promise<FileAnswer> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const path = join(folder, 'leads')
    const write = await writerOf[query.format]()
    const { now } = asker
    const selectionText = describeFilters(query, asker.user.username)
    await write(path, leadsOf(query, asker), sheetOf(query.format, now, selectionText))
    const name = `leads-export-${dayInKolkata(now)}.${query.format}`
    const contentType = exportContentTypes[query.format]
    return await answer(path, { contentType, name, now })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
