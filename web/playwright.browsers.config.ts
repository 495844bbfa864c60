import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from '../functions/testing/chromium-path.ts'
import type { Driven } from './e2e/core.engines.ts'
import { coreIn } from './e2e/core.ts'
import type { Engine } from './e2e/test.ts'
import all from './playwright.config.ts'

/** Finds where a program stands on `PATH`. */
const firstInstalled = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)

const chromium = installedChromium()
const firefox = firstInstalled('firefox', 'firefox-esr')
const webkit = firstInstalled('WebKitWebDriver') && firstInstalled('Xvfb')

const wanted = [
  { name: 'Chromium', isHere: chromium, packages: 'chromium' },
  { name: 'Firefox', isHere: firefox, packages: 'firefox-esr' },
  { name: 'WebKit', isHere: webkit, packages: 'webkit2gtk-driver xvfb' },
]
const missing = wanted.flatMap(({ name, isHere, packages }) =>
  isHere ? [] : `${name} is not on this machine: apt-get install ${packages}`,
)
if (missing.length && process.env.ALL_BROWSERS) throw new Error(missing.join('\n'))
if (!process.env.TEST_WORKER_INDEX) for (const one of missing) console.log(one)

// One of them visits all public pages.
const driven = { testMatch: 'core.engines.ts', timeout: 300_000 }

/**
 * The core journeys in the engines of a distribution. Playwright drives Chromium; the others run a
 * shorter list.
 */
export default defineConfig<Engine & Driven>({
  ...all,
  reporter: [
    ['list'],
    ['json', { outputFile: join(import.meta.dirname, '../.reports/browsers.json') }],
  ],
  projects: [
    ...(chromium
      ? coreIn('newest', { launchOptions: { executablePath: chromium, args: chromiumArguments } })
      : []),
    ...(firefox ? [{ ...driven, name: 'firefox', use: { firefox } }] : []),
    ...(webkit ? [{ ...driven, name: 'webkit' }] : []),
    // Without projects Playwright reports "no tests"; tools that only read this file may go on.
    ...(missing.length === wanted.length ? [{ name: 'none', testMatch: [] }] : []),
  ],
})
