import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium of this machine, which may be newer than ours. */
export const installedChromium = () => installed.find(existsSync)

/** The pinned browser of the npm package, which runs on Linux on x64; elsewhere one of the machine. */
export const chromiumPath = async () => {
  const isPinnedHere = process.platform === 'linux' && process.arch === 'x64'
  const path =
    process.env.CHROMIUM_PATH ??
    (isPinnedHere ? await sparticuz.executablePath() : installedChromium())
  if (!path) throw new Error('No Chromium was found: name one in CHROMIUM_PATH')
  return path
}

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
