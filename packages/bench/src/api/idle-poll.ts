import { api } from '@bong-bari/contract'
import { callControl } from '@bong-bari/local'
import type { Browser } from 'playwright-core'
import { quietNetworkOf, withBrowser } from '../browser.ts'
import type { Measurement, Reading } from '../reading.ts'
import { fillSite } from '../table/fill-site.ts'
import { type MeteredSite, withMeteredSite } from './metered-site.ts'

const counts = [20, 2_000] as const
const polls = 5
/** So many polls without news mean that the table's stream has told of all leads that were written. */
const pollsWithoutNews = 10
const maxPollsUntilIdle = 100

/** Opens the office on a manual clock. */
const openOffice = async (browser: Browser, { url, session }: MeteredSite) => {
  const page = await browser.newPage()
  await page.addInitScript(({ sessionId, csrfToken = '' }) => {
    localStorage.setItem('admin_session', sessionId)
    localStorage.setItem('csrf_token', csrfToken)
  }, session)
  await page.clock.install()
  const quiet = quietNetworkOf(page)
  await page.goto(`${url}/admin`)
  await page.locator('tr[data-lead]').first().waitFor()
  await quiet()
  return { page, quiet }
}

/** Units per poll of an idle office, in which nothing changes any more. */
const unitsOfPoll = async (browser: Browser, site: MeteredSite) => {
  const { page, quiet } = await openOffice(browser, site)
  let callCount = 0
  page.on('request', (request) => {
    if (request.url().includes(api.leads.list.path)) callCount++
  })
  const callsOfPoll = async () => {
    const before = callCount
    await page.clock.fastForward(30_000)
    await quiet()
    return callCount - before
  }
  for (let poll = 0, idle = 0; idle < pollsWithoutNews; poll++) {
    if (poll > maxPollsUntilIdle) throw new Error('The office does not become idle.')
    idle = (await callsOfPoll()) === 1 ? idle + 1 : 0
  }
  callCount = 0
  site.table.taken()
  for (let poll = 0; poll < polls; poll++) await callsOfPoll()
  const { units } = site.table.taken()
  await page.close()
  if (callCount < polls) throw new Error(`The office asked ${callCount} times in ${polls} polls.`)
  return units / polls
}

const measureIn = async (browser: Browser, site: MeteredSite) => {
  const readings: Reading[] = []
  const now = Date.now()
  // Lists refetch every five minutes regardless; that is no poll.
  await callControl(site.url, 'clock', { now })
  for (const count of counts) {
    await fillSite(site.table.engine, 'leads', count, now)
    const value = await unitsOfPoll(browser, site)
    readings.push({ id: 'D2 poll', of: `${count} leads`, value })
  }
  return readings
}

const measure = (site: MeteredSite) => withBrowser((browser) => measureIn(browser, site))

/** The table reads of an idle dashboard. */
export const idlePoll: Measurement = {
  name: 'idle-poll',
  measure: () => withMeteredSite(measure, { SEED: 'none' }),
}
