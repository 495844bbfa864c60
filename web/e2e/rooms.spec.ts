import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.ts'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not there.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const open = async (page: Page, path: string, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('the offers leave no hole in their grid at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/work-with-us', 600, 900)
  const offers = page.getByRole('main').getByRole('article')
  for (const width of [600, 768, 834, 1023, 1024, 1157]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = new Map<number, number>()
    for (const offer of await offers.all()) {
      const { y } = await boxOf(offer)
      rows.set(Math.round(y), (rows.get(Math.round(y)) ?? 0) + 1)
    }
    expect(new Set(rows.values()).size, `${width} px`).toBe(1)
  }
})

test('the last line of the footer is one line from 768 px on, clear of the chat', async ({
  page,
}) => {
  await open(page, '/contact', 768, 1024)
  const footer = page.getByRole('contentinfo')
  for (const width of [768, 834, 1024, 1157, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => window.scrollTo(0, 100_000))
    const words = await boxOf(footer.getByText(/^© /))
    const links = await boxOf(footer.getByRole('link', { name: 'Privacy' }))
    expect(Math.abs(words.y - links.y), `${width} px`).toBeLessThan(12)
    expect(words.height, `${width} px`).toBeLessThan(30)
    const chat = await boxOf(page.getByRole('button', { name: /^Open Bong Bot/ }))
    const last = await boxOf(footer.getByText('প্রতিটা বাড়ির গল্প'))
    expect(last.right < chat.x || last.bottom < chat.y, `${width} px`).toBe(true)
  }
})

test('the family hangs above the story on a phone, and no wall is left bare beside it', async ({
  page,
}) => {
  await open(page, '/about', 390, 844)
  const main = page.getByRole('main')
  const portrait = main.getByRole('img', { name: /family portrait/ })
  const story = main.getByText('The first video was an accident.')
  expect((await boxOf(portrait)).bottom).toBeLessThan((await boxOf(story)).y)
  expect((await boxOf(portrait)).y).toBeLessThan(500)
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 1080 })
    // What stands on the floor of the wall, below the frame.
    const floor = await boxOf(main.locator('figure + div'))
    const rules = await boxOf(main.getByRole('region', { name: 'House rules' }))
    expect(rules.y - floor.bottom, `${width} px`).toBeLessThan(12)
    expect(floor.y - (await boxOf(portrait)).bottom, `${width} px`).toBeLessThan(300)
  }
})

for (const path of ['/contact', '/blog/in/2024-03', '/about', '/no-such-page'])
  test(`${path} fills a window that is higher than what it says`, async ({ page }) => {
    await open(page, path, 1920, 1080)
    for (const height of [1080, 1440, 2000]) {
      await page.setViewportSize({ width: 1920, height })
      const footer = await boxOf(page.getByRole('contentinfo'))
      const end = await page
        .getByRole('main')
        .evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom)
      expect(Math.abs(footer.y - (end ?? 0)), `${height} px`).toBeLessThan(2)
      expect(footer.bottom).toBeGreaterThanOrEqual(height - 1)
    }
  })

test('the street before the door runs along the footer', async ({ page }) => {
  await open(page, '/contact', 1920, 1440)
  const street = await boxOf(page.locator('.street'))
  const footer = await boxOf(page.getByRole('contentinfo'))
  expect(Math.abs(footer.y - street.bottom)).toBeLessThan(2)
})

test('nothing hangs over the cards of Contact', async ({ page }) => {
  await open(page, '/contact', 768, 1024)
  const main = page.getByRole('main')
  const plate = main.getByText('Bell not working. Please shout.').locator('..')
  const things = main.getByRole('link').or(main.getByRole('heading'))
  for (const width of [320, 390, 600, 768, 834, 1024, 1157, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const own = await boxOf(plate)
    for (const thing of await things.all()) {
      const other = await boxOf(thing)
      const apart =
        other.right <= own.x ||
        other.x >= own.right ||
        other.bottom <= own.y ||
        other.y >= own.bottom
      expect(apart, `${width} px ${await thing.textContent()}`).toBe(true)
    }
  }
})

test('the ornament below the posts keeps off the last of them', async ({ page }) => {
  await open(page, '/blog', 768, 1024)
  const main = page.getByRole('main')
  await expect(main.getByText("You've reached the end of our posts!")).toBeVisible()
  for (const width of [390, 768, 1023, 1366]) {
    await page.setViewportSize({ width, height: 1024 })
    const card = await boxOf(main.getByRole('article').last())
    const ornament = await boxOf(main.locator('[role=status] svg').first())
    expect(ornament.y - card.bottom, `${width} px`).toBeGreaterThan(20)
  }
})
