import { callControl, fakeUploads, startFakeYoutube, startStack } from '@bong-bari/local'
import type { Browser } from 'playwright-core'
import { startChromium } from '../../../../functions/testing/chromium.ts'

type Options = {
  /** `none`: no posts and no sections. */
  seed?: 'demo' | 'none'
  /** A channel of sixty videos; else the site shows its own six. */
  channel?: boolean
  chromiumArguments?: string[]
  /** Further settings. */
  env?: Record<string, string>
}

export type Site = Awaited<ReturnType<typeof startStack>> & { browser: Browser }

const startChannel = () =>
  startFakeYoutube({ videos: fakeUploads(60, new Date().toISOString().replace(/\.\d+/, '')) })

/** Serves the built product as CloudFront would, with a browser. */
export const withSite = async <Found>(
  { seed = 'demo', channel, chromiumArguments = [], env }: Options,
  use: (site: Site) => Promise<Found>,
) => {
  const youtube = channel ? await startChannel() : undefined
  const stack = await startStack({ SEED: seed, ...youtube?.env, ...env })
  const browser = await startChromium(chromiumArguments)
  try {
    if (channel) await callControl(stack.url, 'refresh-videos')
    return await use({ ...stack, browser })
  } finally {
    await browser.close()
    await stack.stop()
    await youtube?.stop()
  }
}
