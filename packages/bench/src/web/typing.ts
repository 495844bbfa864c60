import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Measurement, Reading } from '../reading.ts'
import { logIn, type Site, withSite } from './site.ts'
import { keyTasks } from './trace.ts'
import { keepInside } from './visit.ts'

/** CPU slowdown of the writer's computer. */
const slowness = 6
const keys = 40
/** Milliseconds between keys: about eighty words a minute. */
const gap = 150

const bengali = 'মা বললেন আজ ইলিশ ভাপা হবে না, কারণ বাজারে মাছ নেই আর বাবা থলে নিতে ভুলে গেছেন। '
const latin =
  'Ma said that there is no hilsa today, for the market has none and Baba forgot the bag. '

const filled = (sentence: string, length: number) =>
  sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length)

/** 3,000 words with headings, lists and ten pictures. */
const story = Array.from({ length: 60 }, (_, at) => {
  if (at % 6 === 0) return `## শিরোনাম ${at}\n\n${bengali.repeat(4)}`
  if (at % 6 === 3) return `- এক\n- দুই\n- তিন\n\n${bengali.repeat(4)}`
  if (at % 6 === 5) return `![মাছ](/media/none-${at}.jpg)\n\n${bengali.repeat(4)}`
  return bengali.repeat(4)
}).join('\n\n')

const texts = {
  '3,000 Bengali words': story,
  '100,000 characters in paragraphs': filled(`${bengali.repeat(18)}\n\n`, 99_000),
  '100,000 characters of one line': filled(latin, 99_000),
}

const put = (page: Page, text: string) =>
  page.evaluate(`((text) => {
    const field = document.querySelector('textarea[data-text]')
    field.focus()
    field.setRangeText(text, 0, 0, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })(${JSON.stringify(text)})`)

const measureText = async ({ browser, url }: Site, page: Page, of: string, text: string) => {
  await page.goto(`${url}/admin?tab=blog&post=new`)
  await page.locator('textarea[data-text]').waitFor()
  await put(page, text)
  await pause(5_000)
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  })
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('a')
    await pause(gap)
  }
  const tasks = keyTasks(`${await browser.stopTracing()}`, slowness).toSorted((a, b) => a - b)
  const value = tasks[Math.floor(tasks.length * 0.95) - 1] ?? Number.NaN
  return { id: 'W10 typing', of, value } satisfies Reading
}

const measure = async (site: Site) => {
  const context = await site.browser.newContext({ viewport: { width: 1366, height: 768 } })
  await keepInside(context, site.url)
  await logIn(site, context)
  const page = await context.newPage()
  const readings: Reading[] = []
  for (const [of, text] of Object.entries(texts))
    readings.push(await measureText(site, page, of, text))
  await context.close()
  return readings
}

/** The 95th percentile of a key's latency in a long post. */
export const typing: Measurement = {
  name: 'typing',
  measure: () => withSite({}, measure),
}
