import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Measurement, Reading } from '../reading.ts'
import { logIn, type Site, withSite } from './site.ts'
import { longestTask } from './trace.ts'
import { keepInside, phone, watchQuiet } from './visit.ts'

/** CPU slowdown of a cheap phone, and of an old computer in the office. */
const slowness = 6

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

/** The longest task that a press or a key leads to. */
export const presses: Measurement = {
  name: 'presses',
  measure: () =>
    withSite({}, async (site) => [
      ...(await pressAll(site, phone, ofVisitors)),
      ...(await pressAll(site, { viewport: { width: 1366, height: 768 } }, ofOffice)),
    ]),
}
