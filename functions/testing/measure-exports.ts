import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExportFormat, exportFormats, type Lead } from '@bong-bari/contract'
import { writerOf } from '../src/exports/file-format.ts'

// Peak memory and time of writing an export of 1,000 and of 10,000 leads of 500 characters, each in
// a process of its own: `node functions/testing/measure-exports.ts`.

const words = 'নমস্কার আমরা একটি ব্র্যান্ড উজ্জ্বল কর্তৃপক্ষ শ্রী collaboration with your channel please'

const messageOf = (number: number) =>
  Array.from({ length: 120 }, (_, place) => words.split(' ')[(number * 7 + place * place) % 12])
    .join(` ${number} `)
    .slice(0, 500)

const leadOf = (number: number): Lead => ({
  id: randomUUID(),
  name: `রিয়া সেন ${number}`,
  email: `riya${number}@example.com`,
  phone: `+91 98300${number}`,
  company: `উজ্জ্বল ঘর ${number}`,
  message: messageOf(number),
  status: 'submitted',
  opened: number % 2 === 0,
  openedAt: number % 2 === 0 ? '2026-11-21T10:00:00.000Z' : null,
  leadStatus: 'new',
  followUpNotes: null,
  createdAt: '2026-11-21T09:00:00.000Z',
})

async function* pages(count: number) {
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: Math.min(500, count - start) }, (_, i) => leadOf(start + i))
}

const write = async (format: ExportFormat, count: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'measure-'))
  const path = join(folder, 'leads')
  const startedAt = performance.now()
  await (await writerOf[format]())(path, pages(count), new Date())
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const megabytes = (statSync(path).size / 1e6).toFixed(1)
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${format} ${count} leads: ${seconds} s, ${megabytes} MB, peak memory ${peak} MB`)
  await rm(folder, { recursive: true })
}

const [asked, count] = process.argv.slice(2)
const format = exportFormats.find((one) => one === asked)
if (format) await write(format, Number(count))
else
  for (const each of exportFormats)
    for (const leads of [1_000, 10_000])
      spawnSync(process.execPath, [import.meta.filename, each, String(leads)], { stdio: 'inherit' })
