import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A browser for tests: one of the machine when it has one, otherwise that of the npm package. Text
 * is drawn as the font has it, without hinting. `more` are further arguments of its command line.
 */
export const startChromium = async (more: string[] = []) =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ?? installed.find(existsSync) ?? (await sparticuz.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      ...more,
    ],
  })
