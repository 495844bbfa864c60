import { join } from 'node:path'
import { type House, loadTable, startTableEngine, thingsOf } from '@bong-bari/local'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { houseOf } from '../house/start-house.ts'
import type { Measurement, Reading } from '../reading.ts'
import { inTemporaryFolder } from '../temporary.ts'
import { logIn } from './log-in.ts'
import { watchQuiet } from './quiet.ts'
import { type Site, withSite } from './site.ts'
import { longestTask } from './trace.ts'
import { keepInside, phone } from './visit.ts'

/** CPU slowdown of a cheap phone, and of an old computer in the office. */
const slowness = 6
const leads = 3_000

async function* leadsOf(house: House) {
  for (const { own, parts = [] } of thingsOf('leads', house, 0, leads)) yield* [own, ...parts]
}

/** A table with the leads, loaded at once. */
const withLeads = (use: (endpoint: string) => Promise<Reading[]>) =>
  inTemporaryFolder(async (folder) => {
    const path = join(folder, 'table')
    await loadTable(path, leadsOf({ ...houseOf(2, 1), now: Date.now() }))
    const engine = await startTableEngine({ path })
    try {
      return await use(engine.endpoint)
    } finally {
      await engine.stop()
    }
  })

type Press = {
  of: string
  ready: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
}

const type = async (page: Page) => {
  for (const letter of 'মায়ের ঘর and a shop') await page.keyboard.type(letter, { delay: 60 })
}

const form = (path: string, name: string): Press => ({
  of: `typing in the form of ${path}`,
  ready: async (page) => {
    await page.goto(path)
    const field = page.getByRole('form', { name }).getByLabel('Company')
    await field.scrollIntoViewIfNeeded()
    await field.click()
  },
  press: type,
})

const ofVisitors: Press[] = [
  {
    of: 'the menu',
    ready: (page) => page.goto('/'),
    press: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    of: 'the chat opened',
    ready: (page) => page.goto('/contact'),
    press: async (page) => {
      await page.getByRole('button', { name: /^Open Bong Bot/ }).click()
      await page.getByRole('dialog', { name: 'Bong Bot' }).waitFor()
    },
  },
  form('/', 'Tell us about your brand'),
  form('/work-with-us', 'Open a new page with us'),
]

const firstLead = (page: Page) => page.locator('tr[data-lead] button').first()

const ofOffice: Press[] = [
  {
    of: 'a lead opened',
    ready: async (page) => {
      await page.goto('/admin')
      await firstLead(page).waitFor()
    },
    press: async (page) => {
      await firstLead(page).click()
      await page.locator('[data-lead-details]').waitFor()
    },
  },
  {
    of: 'a status set',
    ready: async () => {},
    press: (page) => page.getByRole('radio', { name: 'Warm' }).click(),
  },
  {
    of: `${leads.toLocaleString('en')} leads scrolled`,
    ready: async (page) => {
      await page.goto('/admin')
      await firstLead(page).waitFor()
      await page.locator('tr[data-lead]').first().hover()
    },
    press: async (page) => {
      const table = page.getByRole('table')
      const count = async () => Number(await table.getAttribute('aria-rowcount'))
      while ((await count()) < 0.9 * leads) {
        await page.mouse.wheel(0, 20_000)
        await page.waitForTimeout(100)
      }
    },
  },
]

const pressAll = async (site: Site, options: BrowserContextOptions, presses: readonly Press[]) => {
  const { browser, url } = site
  const context = await browser.newContext({ ...options, baseURL: url })
  await keepInside(context, url)
  if (presses === ofOffice) await logIn(site, context)
  const page = await context.newPage()
  const quiet = watchQuiet(page)
  const readings: Reading[] = []
  for (const { of, ready, press } of presses) {
    await ready(page)
    await quiet()
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    await press(page)
    await quiet()
    const value = longestTask(`${await browser.stopTracing()}`, slowness)
    readings.push({ id: 'W10 presses', of, value })
  }
  await context.close()
  return readings
}

/** The longest task that a press, a key or the wheel leads to. */
export const presses: Measurement = {
  name: 'presses',
  length: 'full',
  measure: () =>
    withLeads((endpoint) =>
      withSite({ seed: 'none', env: { AWS_ENDPOINT_URL_DYNAMODB: endpoint } }, async (site) => {
        const own = await pressAll(site, phone, ofVisitors)
        const office = { viewport: { width: 1366, height: 768 } }
        return [...own, ...(await pressAll(site, office, ofOffice))]
      }),
    ),
}
