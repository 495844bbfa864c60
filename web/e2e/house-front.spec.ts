import { expect, type Page } from '@playwright/test'
import { boxesOf, boxesOfAll, comesToStand } from './boxes.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { test } from './test.ts'

// Where things stand is asked of them at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const open = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  await page.goto('/')
}

/** Letters as large as the visitor has set them, in percent. */
const enlargeText = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`
    })
  }, percent)

const front = (page: Page) => page.getByRole('region', { name: /Welcome to Bong Bari/ })

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const)
  test(`the first screen of ${width} by ${height} says what this is and has one way in for a brand`, async ({
    page,
  }) => {
    await open(page, width, height)
    const wayIn = front(page).getByRole('link', { name: 'Work with us' })
    await expect(wayIn).toHaveCount(1)
    const what = front(page).getByText('Bengali family comedy from Kolkata')
    for (const piece of [wayIn, what]) await expect(piece).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /play the intro video/ })).toBeInViewport({
      ratio: 1,
    })
    await wayIn.click()
    await expect(page).toHaveURL(/\/work-with-us$/)
  })

test('the board has no empty place where a number would stand', async ({ page }) => {
  await open(page, 1366, 768)
  const places = {
    board: page.locator('.board'),
    first: page.locator('.board > :first-child'),
    nearest: page.locator('.board > a').first(),
    wayIn: page.locator('.board > a').last(),
  }
  const shown = await page.locator('.board-reach:not(:empty)').count()
  await comesToStand(async () => {
    const { board, first, nearest, wayIn } = await boxesOf(page, places)
    if (shown === 0) expect(nearest.x - first.right).toBeLessThan(40)
    expect(first.x - board.x).toBeCloseTo(board.right - wayIn.right, 0)
  })
})

for (const width of [768, 834, 1024, 1157])
  test(`at ${width} px no light of Most Loved lies over a neighbour, and windows keep apart`, async ({
    page,
  }) => {
    await open(page, width, 1000)
    await page.locator('#popular-title').scrollIntoViewIfNeeded()
    const covered = () =>
      page.locator('.evening .window-frame').evaluateAll(
        (frames) =>
          frames
            .flatMap((frame) => {
              const { left, right, top, height } = frame.getBoundingClientRect()
              return [left + 14, (left + right) / 2, right - 14].map((x) => {
                const y = Math.min(top + height / 3, innerHeight - 20)
                return document.elementFromPoint(x, y)?.closest('.window-frame') === frame
              })
            })
            .filter((isFree) => !isFree).length,
      )
    await expect.poll(covered).toBe(0)
    const parts = ['.window-hood', '.window-sill', '.window-caption']
    for (const part of parts)
      await comesToStand(async () => {
        const boxes = await boxesOfAll(page.locator(`.evening .window ${part}`))
        for (const [place, box] of boxes.entries())
          for (const other of boxes.slice(place + 1))
            if (Math.abs(other.top - box.top) < 4)
              expect(other.left - box.right, part).toBeGreaterThan(8)
      })
  })

for (const [width, height] of [
  [1920, 1080],
  [1920, 950],
  [2560, 1440],
] as const)
  test(`the house fills a screen of ${width} by ${height} and nothing moves`, async ({ page }) => {
    await watchLayout(page)
    await open(page, width, height)
    const places = {
      film: page.locator('.intro-frame'),
      board: page.locator('.board'),
      ma: page.locator('.bay.ma .window-sill'),
      door: page.locator('.outer-wide').first(),
    }
    await comesToStand(async () => {
      const { film, board, ma, door } = await boxesOf(page, places)
      expect(film.width).toBeGreaterThan(width * 0.35)
      expect(film.bottom).toBeLessThan(height)
      // Over the film stands the board, or a floor of windows.
      const upper = await page
        .locator('.wall')
        .evaluate((wall) => Number.parseFloat(getComputedStyle(wall, '::before').height))
      expect(film.y - board.bottom - upper).toBeLessThan(90)
      // Beside Ma and her son there is a door or little wall.
      expect(Math.min(ma.x, ma.x - door.right + door.x)).toBeLessThan(0.12 * width)
    })
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

test('VID-06 a title has the whole width of its window before it is cut', async ({ page }) => {
  for (const width of [390, 834, 1366]) {
    await open(page, width, 900)
    const window = page.locator('.evening .window').first()
    await comesToStand(async () => {
      const { title, sill } = await boxesOf(page, {
        title: window.locator('h3'),
        sill: window.locator('.window-sill'),
      })
      expect(title.width).toBeGreaterThanOrEqual(sill.width - 1)
    })
    const cut = () =>
      page
        .locator('.window h3')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length)
    await expect.poll(cut).toBe(0)
  }
})

for (const width of [390, 320])
  test(`with letters of twice the size nothing of Home overlaps or scrolls sideways at ${width} px`, async ({
    page,
  }) => {
    await enlargeText(page, 200)
    await open(page, width, 844)
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(sideways).toBeLessThanOrEqual(0)
    const places = {
      ma: page.locator('.bay.ma > p'),
      son: page.locator('.bay.son > p'),
      intro: page.locator('.intro'),
      head: page.locator('#home-title'),
    }
    await comesToStand(async () => {
      const { ma, son, intro, head } = await boxesOf(page, places)
      expect(ma.right).toBeLessThanOrEqual(son.x)
      expect(ma.x).toBeGreaterThanOrEqual(0)
      expect(son.right).toBeLessThanOrEqual(width)
      expect(Math.min(ma.y, son.y)).toBeGreaterThanOrEqual(intro.bottom)
      expect(head.x).toBeGreaterThanOrEqual(0)
      expect(head.right).toBeLessThanOrEqual(width)
    })
  })

for (const width of [768, 1366, 1920])
  test(`with letters of twice the size the bubbles leave the film and each other free at ${width} px`, async ({
    page,
  }) => {
    await enlargeText(page, 200)
    await open(page, width, 1024)
    const places = {
      ma: page.locator('.bay.ma > p'),
      son: page.locator('.bay.son > p'),
      film: page.locator('.intro'),
    }
    // They may touch the shutters.
    const shutter = 30
    await comesToStand(async () => {
      const { ma, son, film } = await boxesOf(page, places)
      const isBelow = Math.min(ma.y, son.y) >= film.bottom
      if (!isBelow) expect(ma.right).toBeLessThanOrEqual(film.x + shutter)
      if (!isBelow) expect(son.x).toBeGreaterThanOrEqual(film.right - shutter)
      expect(ma.right).toBeLessThanOrEqual(son.x)
    })
  })

test('on a small phone Latest Comedy begins within the second screen', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, 360, 800)
  await expect(page.locator('.swiped')).toHaveCount(4)
  const end = () =>
    page
      .locator('#latest-title')
      .evaluate((title) => title.getBoundingClientRect().bottom + scrollY)
  await expect.poll(end).toBeLessThanOrEqual(1600)
})
