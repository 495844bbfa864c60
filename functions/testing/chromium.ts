import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A browser for tests: the pinned one of the npm package, which runs on Linux on x64; elsewhere one
 * of the machine. Text is drawn as the font has it, without hinting. `more` are further arguments of its command line.
 */
export const startChromium = async (more: string[] = []) =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ??
      (process.platform === 'linux' && process.arch === 'x64'
        ? await sparticuz.executablePath()
        : installed.find(existsSync)),
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
