import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../functions/testing/chromium-path.ts'
import { admin } from './admin.ts'
import {
  countControls,
  countedAddresses,
  countedSizes,
  maxControls,
  viewports,
} from './controls.ts'
import { enter } from './log-in.ts'

// `pnpm controls http://127.0.0.1:3000` prints how many controls somebody sees on each screen of a running site when it opens.
// The login is that of the journeys, or ADMIN_USERNAME and ADMIN_PASSWORD.

const [baseURL = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const { ADMIN_USERNAME: username = admin.username, ADMIN_PASSWORD: password = admin.password } =
  process.env

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: chromiumArguments,
})
try {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  await enter(page, { username, password })
  const rows: Record<string, Record<string, number | string>> = {}
  for (const address of countedAddresses) {
    const row: Record<string, number | string> = {}
    for (const size of countedSizes) {
      await page.setViewportSize(viewports[size])
      await page.goto(address, { waitUntil: 'networkidle' })
      const { screen, rail } = await countControls(page)
      row[size] = screen
      row[`most, ${size}`] = maxControls[address]?.[size] ?? ''
      row[`rail, ${size}`] = rail
    }
    rows[address] = row
  }
  console.table(rows)
} finally {
  await browser.close()
}
