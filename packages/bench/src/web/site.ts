import { listedPages } from '@bong-bari/edge'
import { callControl, fakeUploads, startFakeYoutube, startStack } from '@bong-bari/local'
import type { Browser, BrowserContext } from 'playwright-core'
import { startChromium } from '../../../../functions/testing/chromium.ts'

type Options = {
  /** `none`: no posts and no sections. */
  seed?: 'demo' | 'none'
  /** A channel of so many videos; else the site shows its own six. */
  videos?: number
  chromiumArguments?: string[]
  /** Environment variables beside those that every run sets. */
  env?: Record<string, string>
}

export type Site = Awaited<ReturnType<typeof startStack>> & { browser: Browser }

const startChannel = (videos: number) =>
  startFakeYoutube({ videos: fakeUploads(videos, new Date().toISOString().replace(/\.\d+/, '')) })

/** Serves the built product as CloudFront would, with a browser. */
export const withSite = async <Found>(
  { seed = 'demo', videos, chromiumArguments = [], env }: Options,
  use: (site: Site) => Promise<Found>,
) => {
  const youtube = videos ? await startChannel(videos) : undefined
  const stack = await startStack({ SEED: seed, ...youtube?.env, ...env })
  const browser = await startChromium(chromiumArguments)
  try {
    if (videos) await callControl(stack.url, 'refresh-videos')
    return await use({ ...stack, browser })
  } finally {
    await browser.close()
    await stack.stop()
    await youtube?.stop()
  }
}

/** Logs the admin in to `context`. */
export const logIn = async ({ url, credentials }: Site, context: BrowserContext) => {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: credentials })
  const { sessionId, csrfToken } = await answer.json()
  const storedSession = JSON.stringify([sessionId, csrfToken])
  await context.addInitScript(`(([session, token]) => {
    localStorage.setItem('admin_session', session)
    localStorage.setItem('csrf_token', token)
  })(${storedSession})`)
}

/** A Bengali and an English post of the demo. */
export const posts = [
  '/blog/mayer-whatsapp-status',
  '/blog/the-lost-remote-and-other-family-mysteries',
]

export const publicPages = [...listedPages, ...posts]

export const missingPage = '/no-such-page'
