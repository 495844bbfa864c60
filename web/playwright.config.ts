import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../functions/testing/chromium-path.ts'
import { admin } from './e2e/admin.ts'
import { coreInOldest } from './e2e/core.ts'
import { desktop, office, phone, walks } from './e2e/sizes.ts'
import type { Engine } from './e2e/test.ts'

const root = join(import.meta.dirname, '..')
const executablePath = await chromiumPath()

const newFolder = () => mkdtempSync(join(tmpdir(), 'bong-bari-journeys-'))

// Worker processes read this file too and need the same folder.
process.env.JOURNEYS_DATA_DIR ??= newFolder()
process.env.JOURNEYS_OFFICE_DIR ??= newFolder()

/** A separate stack with the demo data; its output sets the variable with its address. */
const stack = (wait: RegExp, folder: string) => ({
  command: 'node packages/local/src/runner/start.ts',
  cwd: root,
  wait: { stdout: wait },
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGINT' as const, timeout: 20_000 },
  stdout: 'pipe' as const,
  env: {
    PORT: '0',
    DATA_DIR: folder,
    // A slow answer of a busy machine is no failure of the product.
    TIMEOUTS: 'none',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  },
})

const officeUrl = process.env.OFFICE_URL

if (process.env.SLOW_PAGE === 'random')
  process.env.SLOW_PAGE = String(Math.floor(Math.random() * 1_000_000))
if (process.env.SLOW_PAGE && !process.env.TEST_WORKER_INDEX)
  console.log(`Pages are held back by the seed: SLOW_PAGE=${process.env.SLOW_PAGE}`)

// Journeys run on the desktop unless a tag says otherwise.
const onDesktop = { use: desktop, grepInvert: /@phone/ }
const onPhone = { use: { ...phone, isMobile: true }, grep: /@both|@phone/ }

/**
 * Journeys in a real browser against a running stack. Those that change the public site
 * (`*.office.spec.ts`) have their own stack, so that the others see the demo.
 */
export default defineConfig<Engine>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalTeardown: './e2e/silent-logs.ts',
  outputDir: join(root, '.reports/journeys'),
  fullyParallel: false,
  // One per processor: a third slows layout measurements.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The times are long enough for a busy machine.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.reports/browser.json') }]],
  use: {
    baseURL: process.env.BASE_URL,
    // What moves costs half of the time. Where it is the subject a spec has it, and so has the oldest engine.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumArguments },
    screenshot: 'only-on-failure',
    // Traces cost a tenth of the time: use `--trace on` for a failure.
    trace: 'off',
  },
  projects: [
    // Walks change all of the demo and need it as it is at first: they come before the journeys of the office, one at a time.
    {
      ...onDesktop,
      name: 'walks',
      testMatch: walks,
      workers: 1,
      // Each opens, changes and deletes all that a desk shows; the cap is for a busy machine.
      timeout: 900_000,
      use: { ...desktop, baseURL: officeUrl },
    },
    {
      ...onPhone,
      name: 'walks on a phone',
      testMatch: walks,
      workers: 1,
      timeout: 900_000,
      use: { ...onPhone.use, baseURL: officeUrl },
    },
    { name: 'desktop', testIgnore: [office, walks], ...onDesktop },
    { name: 'phone', testIgnore: [office, walks], ...onPhone },
    {
      ...onDesktop,
      name: 'office desktop',
      testMatch: office,
      use: { ...desktop, baseURL: officeUrl },
    },
    {
      ...onPhone,
      name: 'office phone',
      testMatch: office,
      use: { ...onPhone.use, baseURL: officeUrl },
    },
    ...(await coreInOldest()),
  ],
  webServer: [
    stack(/ready (?<base_url>http:\/\/\S+)/, process.env.JOURNEYS_DATA_DIR),
    stack(/ready (?<office_url>http:\/\/\S+)/, process.env.JOURNEYS_OFFICE_DIR),
  ],
})
