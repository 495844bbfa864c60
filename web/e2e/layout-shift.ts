import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const readFont = (weight: number) => {
  const file = `@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff2`
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

/**
 * Gives the page the Bengali font that phones have. The browser of the tests has none and would show boxes, which wrap
 * elsewhere than letters, so that a font that comes late would move what it moves for nobody.
 */
const showBengaliAsPhones = async (page: Page) => {
  const [regular, bold] = [readFont(400), readFont(700)]
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = response.headers()
    const policy = headers['content-security-policy']
    if (policy) headers['content-security-policy'] = policy.replace("font-src 'self'", '$& data:')
    const html = await response.text()
    const body = html
      .replace('local(Noto Sans Bengali Regular)', regular)
      .replace('local(Noto Sans Bengali Bold)', bold)
    if (body === html && html.includes('Noto Sans Bengali'))
      throw new Error('The page names the Bengali font of phones in another way.')
    return route.fulfill({ response, headers, body })
  })
}

/** Adds up, from now on, every layout shift that no press or key of the visitor explains. */
export const watchLayout = async (page: Page) => {
  await showBengaliAsPhones(page)
  await page.addInitScript(() => {
    const root = globalThis as typeof globalThis & { layoutShift: number }
    root.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object(entry)
        if (!hadRecentInput) root.layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Resolves once two frames are drawn: one in which the page hears of what happened, one that shows it. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )

/** The page's shifts so far, as CLS counts them (all of them, not the worst five seconds). */
export const layoutShift = (page: Page) =>
  page.evaluate(() => Number(Object(globalThis).layoutShift))
