import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { admin } from './e2e/admin.ts'
import { chromiumArguments, chromiumPath } from './e2e/chromium.ts'

const root = join(import.meta.dirname, '..')
const executablePath = await chromiumPath()

/** The journeys of visitors and admins in a real browser, against the running stack. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: join(root, '.reports/journeys'),
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.reports/journeys.json') }]],
  use: {
    baseURL: process.env.BASE_URL,
    launchOptions: { executablePath, args: chromiumArguments },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      // The wide bars; the phone's menu is opened there too, at its own size.
      testIgnore: '*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node packages/local/src/start.ts',
    cwd: root,
    wait: { stdout: /ready (?<base_url>http:\/\/\S+)/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
    env: {
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bong-bari-journeys-')),
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
    },
  },
})
