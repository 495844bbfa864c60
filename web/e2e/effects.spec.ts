import { expect, type Page } from '@playwright/test'
import { layoutShift, twoFrames, watchLayout } from './layout-shift.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

/** Waits for the code of the effects, which comes with that of the page. */
const visit = async (page: Page, path: string) => {
  const loaded = page.waitForResponse(/\/assets\/visitor-.*\.js$/)
  await page.goto(path)
  await loaded
}

const sections = ['/', '/about', '/work-with-us', '/contact', '/blog']

test('FX-06 every revealed element is visible in the HTML and once it was scrolled to', async ({
  page,
}) => {
  for (const path of sections) {
    await visit(page, path)
    // The blog's samples give way to its posts.
    await page.waitForLoadState('networkidle')
    const marked = page.locator('[data-reveal]')
    const opacities = () =>
      marked.evaluateAll((all) => all.map((node) => getComputedStyle(node).opacity))
    expect(new Set(await opacities()), path).toEqual(new Set(path === '/contact' ? [] : ['1']))
    // What the API knows takes the place of what was built.
    for (const element of await marked.all())
      await expect(async () => {
        await element.scrollIntoViewIfNeeded()
        await page.keyboard.press('Shift')
        await expect(element).toHaveCSS('opacity', '1')
        await expect(element).toHaveCSS('translate', 'none')
      }).toPass()
  }
})

test(
  'FX-05 FX-08 the street drifts along, less on a phone, and nothing is shifted',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await watchLayout(page)
    await visit(page, '/')
    // Where a script jumps while they arrive, they may come into view and move what is there.
    await expect(page.getByRole('region', { name: 'Today at the house' })).toBeAttached()
    const taxi = page.locator('.street .taxi')
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
    const driftAt = async (top: number) => {
      await scrollTo(top)
      await twoFrames(page)
      return taxi.evaluate((node) => Number.parseFloat(getComputedStyle(node).translate) || 0)
    }
    const share = project.name === 'phone' ? 0.5 * 0.3 : 0.5
    await expect
      .poll(async () => Math.round((await driftAt(600)) - (await driftAt(400))))
      .toBe(200 * share)
    await scrollTo(100_000)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  },
)
