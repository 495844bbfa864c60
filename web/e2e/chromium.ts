import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser of the machine when it has one, otherwise the one that the npm package carries. */
export const chromiumPath = async () =>
  process.env.CHROMIUM_PATH ?? installed.find(existsSync) ?? (await chromium.executablePath())

/** Keeps the browser from calling home, which a closed network would slow down. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
