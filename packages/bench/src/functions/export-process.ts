import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildLead, exportFormats, type Lead } from '@bong-bari/contract'
import { sheetOf } from '../../../../functions/src/exports/columns.ts'
import { writerOf } from '../../../../functions/src/exports/file-format.ts'
import { inTemporaryFolder } from '../temporary.ts'

// Writes an export of so many leads in a process of its own and reports the cost:
// `node packages/bench/src/functions/export-process.ts csv 1000`.

const [formatName, count] = process.argv.slice(2)

const words = 'নমস্কার আমরা একটি ব্র্যান্ড উজ্জ্বল কর্তৃপক্ষ শ্রী collaboration with your channel please'

const messageOf = (number: number) =>
  Array.from({ length: 120 }, (_, index) => words.split(' ')[(number * 7 + index * index) % 12])
    .join(` ${number} `)
    .slice(0, 500)

const leadOf = (number: number): Lead => {
  const request = {
    name: `রিয়া সেন ${number}`,
    email: `riya${number}@example.com`,
    phone: `+91 98300${number}`,
    company: `উজ্জ্বল ঘর ${number}`,
    message: messageOf(number),
  }
  return {
    ...buildLead(request, { id: randomUUID(), createdAt: '2026-11-21T09:00:00.000Z' }),
    opened: number % 2 === 0,
    openedAt: number % 2 === 0 ? '2026-11-21T10:00:00.000Z' : null,
  }
}

async function* pages(count: number) {
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: Math.min(500, count - start) }, (_, i) => leadOf(start + i))
}

const format = exportFormats.find((one) => one === formatName)
if (!format) throw new Error(`The format must be one of ${exportFormats.join(', ')}.`)
const startedAt = performance.now()
const bytes = await inTemporaryFolder(async (folder) => {
  const path = join(folder, 'leads')
  await (await writerOf[format]())(path, pages(Number(count)), sheetOf(format, new Date()))
  return (await stat(path)).size
})
const seconds = (performance.now() - startedAt) / 1000
// `maxRSS` is in KiB.
const peak = process.resourceUsage().maxRSS * 1024
console.log(JSON.stringify({ seconds, peak, bytes }))
