import { type BrowserContext, test as base, expect } from '@playwright/test'
import { takeAway } from './old-engine.ts'
import { slowDown } from './slow-page.ts'
import { repeatedIn } from './typed.ts'

/** Tags of answers and addresses without the search of the dashboard, which stands there by design, as does a reply in WhatsApp's. */
const watchAddresses = (context: BrowserContext) => {
  const seen = new Set<string>()
  context.on('request', (request) => {
    if (!request.url().startsWith('http')) return
    const url = new URL(request.url())
    if (url.host === 'wa.me') return
    url.searchParams.delete('q')
    seen.add(url.href)
  })
  context.on('response', (response) => {
    const { etag } = response.headers()
    if (etag) seen.add(etag)
  })
  return seen
}

export type Engine = {
  /** Takes from the pages what one of the oldest engines lacks. */
  likeOldest: boolean
}

/**
 * The journeys' `test`: what `SLOW_PAGE=<seed>` or `SLOW_PAGE=random` asks for happens to each page,
 * `OLD_ENGINE=1` makes each as poor as the oldest engines, and no address or tag may repeat what was typed.
 */
export const test = base.extend<Engine>({
  likeOldest: [Boolean(process.env.OLD_ENGINE), { option: true }],
  page: async ({ page }, use) => {
    await use(page)
    // What is still held back when a journey has ended is asked for no more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  context: async ({ context, likeOldest }, use, { title }) => {
    if (likeOldest) await takeAway(context)
    const seed = process.env.SLOW_PAGE
    if (seed) await slowDown(context, `${seed} ${title}`)
    const seen = watchAddresses(context)
    await use(context)
    expect([...seen].filter((one) => repeatedIn(one).length > 0)).toEqual([])
  },
})
