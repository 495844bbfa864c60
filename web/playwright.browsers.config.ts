import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { coreIn, coreInOldest } from './e2e/core.ts'
import type { Engine } from './e2e/test.ts'
import all from './playwright.config.ts'

const oldest = await coreInOldest()
const others = [
  { name: 'firefox' as const, isHere: existsSync(firefox.executablePath()) },
  { name: 'webkit' as const, isHere: existsSync(webkit.executablePath()) },
]

const missing = others.flatMap(({ name, isHere }) =>
  isHere ? [] : `${name} (pnpm --filter @bong-bari/web exec playwright install ${name})`,
)
if (!oldest.length) missing.push('the oldest Chromium, which runs on Linux on x64 alone')

if (missing.length && process.env.ALL_BROWSERS)
  throw new Error(`Not on this machine: ${missing.join(', ')}`)
if (!process.env.TEST_WORKER_INDEX)
  for (const one of missing) console.log(`Left out, since this machine lacks it: ${one}`)

/** The core journeys in every engine that this machine has. */
export default defineConfig<Engine>({
  ...all,
  reporter: [
    ['list'],
    ['json', { outputFile: join(import.meta.dirname, '../.reports/browsers.json') }],
  ],
  projects: [
    ...oldest,
    ...others
      .filter(({ isHere }) => isHere)
      .flatMap(({ name }) => coreIn(name, { browserName: name, launchOptions: {} })),
  ],
})
