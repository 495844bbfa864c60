import { listedPages } from '@bong-bari/edge'
import { expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { nothingIsCutOff } from './cut-off.ts'
import { hydrated } from './hydrated.ts'
import { layoutShift, twoFrames, watchLayout } from './layout-shift.ts'
import { watchNoise } from './log-in.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

const paths = [...listedPages, '/blog/top-10-bengali-mom-phrases']

/** What fades in has no colour of its own until it is there. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const arriving = document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime))
        return ends && playState === 'running'
      })
      .map(({ finished }) => finished)
    await Promise.allSettled(arriving)
  })

/** The scripts that come, as their texts. */
const scriptsOf = (page: Page) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  return scripts
}

/** Remembers what all elements and their pseudo-elements look like; returns what has changed since it was last called at this width. */
const changedLooks = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate((width) => {
    for (const animation of document.getAnimations()) animation.cancel()
    const looks = new Map<string, string>()
    for (const [index, element] of document.querySelectorAll('body, body :not(script)').entries())
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') continue
        for (const name of style)
          looks.set(`${index} ${element.tagName}${part} ${name}`, style.getPropertyValue(name))
      }
    const remembered = Object(globalThis)
    const before: Map<string, string> = remembered[`looks${width}`] ?? looks
    remembered[`looks${width}`] = looks
    return [...looks].filter(([name, value]) => before.get(name) !== value)
  }, width)
}

/** Fonts come once something was painted with what the device has, each after what the one before it changed was painted. */
const lateFonts = async (page: Page) => {
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  let before: Promise<unknown> = Promise.resolve()
  await watchLayout(page)
  await page.route('**/*.woff2', (route) => {
    before = before.then(async () => {
      await page.waitForFunction(painted)
      await route.fulfill({ response: await route.fetch() })
      await twoFrames(page)
    })
    return before
  })
}

/** The pages that the gate opens on a phone too; the others wait for the night. */
const onPhone = ['/', '/work-with-us', '/contact', '/blog/top-10-bengali-mom-phrases']

for (const path of paths) {
  test(`AUTH-01 AUTH-02 API-33 ${path} does not shift while its fonts load, is accessible, silent, brings no schema library and nothing of the admins, makes no call, never scrolls sideways and has everything in reach`, async ({
    page,
  }) => {
    const noise = watchNoise(page)
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    const scripts = scriptsOf(page)
    await lateFonts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of await Promise.all(scripts)) expect(script).not.toContain('_zod')
    await expect(page.getByRole('button', { name: /Logged in as/ })).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 300))
    await arrived(page)
    expect(await complaints(page)).toEqual([])
    for (const width of [1366, 768, 320, 390]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect.poll(() => sideways(page)).toBe(0)
    }
    await arrived(page)
    expect(await complaints(page)).toEqual([])
    // Home has a spec of its own.
    if (path !== '/') await nothingIsCutOff(page)
    expect(noise).toEqual([])
    expect(requestedPaths.filter((one) => one.startsWith('/api/'))).toEqual([])
    expect(requestedPaths.filter((one) => one.endsWith('.css'))).toHaveLength(1)
  })

  test(`${path} looks the same before the whole style sheet has come`, {
    tag: ['/', '/work-with-us'].includes(path) ? [] : ['@night'],
  }, async ({ page }) => {
    const sheet = Promise.withResolvers<void>()
    await page.route('**/*.css', async (route) => {
      await sheet.promise
      await route.continue()
    })
    // The page stands as it was served.
    await page.route('**/assets/visitor-*.js', () => {})
    await page.goto(path)
    for (const width of [390, 1366]) await changedLooks(page, width)
    const arrived = page.waitForResponse('**/*.css')
    sheet.resolve()
    await (await arrived).finished()
    await twoFrames(page)
    for (const width of [390, 1366]) expect(await changedLooks(page, width)).toEqual([])
  })

  test(`${path} does not shift on a phone while its fonts load`, {
    tag: onPhone.includes(path) ? ['@phone'] : ['@phone', '@night'],
  }, async ({ page }) => {
    await lateFonts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

test('ROUTE-02 ABOUT-01 ABOUT-02 About tells the story in two languages with a picture', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByText('The first video was an accident.')).toBeVisible()
  await expect(main.locator('p[lang="bn"]').first()).toContainText('কলকাতার এই বাড়িতে')
  await expect(main.getByRole('img', { name: /family portrait/ })).toBeVisible()
  await main.getByRole('link', { name: /Knock on the door/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
})
