import { expect, type Page } from '@playwright/test'
import { boxesOf, boxesOfAll, comesToStand } from './boxes.ts'
import { test } from './test.ts'

const open = async (page: Page, path: string, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('the offers leave no hole in their grid at any width', { tag: '@night' }, async ({ page }) => {
  await open(page, '/work-with-us', 600, 900)
  const offers = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) })
  for (const width of [600, 768, 834, 1023, 1024, 1157]) {
    await page.setViewportSize({ width, height: 900 })
    await comesToStand(async () => {
      const rows = new Map<number, number>()
      for (const { y } of await boxesOfAll(offers))
        rows.set(Math.round(y), (rows.get(Math.round(y)) ?? 0) + 1)
      expect(new Set(rows.values()).size, `${width} px`).toBe(1)
    })
  }
})

test('the last line of the footer is one line from 768 px on, clear of the chat', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/contact', 768, 1024)
  const footer = page.getByRole('contentinfo')
  const places = {
    words: footer.getByText(/^© /),
    links: footer.getByRole('link', { name: 'Privacy' }),
    last: footer.getByText('প্রতিটা বাড়ির গল্প'),
    chat: page.getByRole('button', { name: /^Open Bong Bot/ }),
  }
  for (const width of [768, 834, 1024, 1157, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await comesToStand(async () => {
      await page.evaluate(() => window.scrollTo(0, 100_000))
      const { words, links, last, chat } = await boxesOf(page, places)
      expect(Math.abs(words.y - links.y), `${width} px`).toBeLessThan(12)
      expect(words.height, `${width} px`).toBeLessThan(30)
      expect(last.right < chat.x || last.bottom < chat.y, `${width} px`).toBe(true)
    })
  }
})

test('the family hangs above the story on a phone, and no wall is left bare beside it', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/about', 390, 844)
  const main = page.getByRole('main')
  const places = {
    portrait: main.getByRole('img', { name: /family portrait/ }),
    story: main.getByText('The first video was an accident.'),
    // What stands on the floor of the wall, below the frame.
    floor: main.locator('figure + div'),
    rules: main.getByRole('region', { name: 'House rules' }),
  }
  await comesToStand(async () => {
    const { portrait, story } = await boxesOf(page, places)
    expect(portrait.bottom).toBeLessThan(story.y)
    expect(portrait.y).toBeLessThan(500)
  })
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 1080 })
    await comesToStand(async () => {
      const { portrait, floor, rules } = await boxesOf(page, places)
      expect(rules.y - floor.bottom, `${width} px`).toBeLessThan(12)
      expect(floor.y - portrait.bottom, `${width} px`).toBeLessThan(300)
    })
  }
})

test('a page fills a window that is higher than what it says', { tag: '@night' }, async ({
  page,
}) => {
  for (const path of ['/contact', '/about', '/no-such-page']) {
    await open(page, path, 1920, 1080)
    const places = {
      footer: page.getByRole('contentinfo'),
      end: page.getByRole('main').locator(':scope > :last-child'),
    }
    for (const height of [1080, 1440, 2000]) {
      await page.setViewportSize({ width: 1920, height })
      await comesToStand(async () => {
        const { footer, end } = await boxesOf(page, places)
        expect(Math.abs(footer.y - end.bottom), `${path}, ${height} px`).toBeLessThan(2)
        expect(footer.bottom).toBeGreaterThanOrEqual(height - 1)
      })
    }
  }
})

test('nothing hangs over the cards of Contact, and the street runs along the footer', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/contact', 1920, 1440)
  const places = { street: page.locator('.street'), footer: page.getByRole('contentinfo') }
  await comesToStand(async () => {
    const { street, footer } = await boxesOf(page, places)
    expect(Math.abs(footer.y - street.bottom)).toBeLessThan(2)
  })
  const main = page.getByRole('main')
  const plate = main.getByText('Bell not working. Please shout.').locator('..')
  const things = main.getByRole('link').or(main.getByRole('heading'))
  const covered = async () =>
    things.evaluateAll(
      (all, hanging) => {
        const own = hanging?.getBoundingClientRect() ?? new DOMRect()
        return all
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top
          })
          .map(({ textContent }) => textContent)
      },
      await plate.elementHandle(),
    )
  for (const width of [320, 390, 600, 768, 834, 1024, 1157, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(covered, `${width} px`).toEqual([])
  }
})

test('the ornament below the posts keeps off the last of them', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/blog', 768, 1024)
  const main = page.getByRole('main')
  await expect(main.getByText("You've reached the end of our posts!")).toBeVisible()
  const places = {
    card: main.getByRole('article').last(),
    ornament: main.locator('[role=status] svg').first(),
  }
  for (const width of [390, 768, 1023, 1366]) {
    await page.setViewportSize({ width, height: 1024 })
    await comesToStand(async () => {
      const { card, ornament } = await boxesOf(page, places)
      expect(ornament.y - card.bottom, `${width} px`).toBeGreaterThan(20)
    })
  }
})
