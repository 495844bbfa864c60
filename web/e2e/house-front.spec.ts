import { expect, type Page } from '@playwright/test'
import { boxesOf, boxesOfAll, comesToStand } from './boxes.ts'
import { hydrated } from './hydrated.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

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

/** No place of the board is empty where a number would stand. */
const boardIsFull = async (page: Page) => {
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
}

test('the first screen says what this is and has one way in for a brand', async ({ page }) => {
  await open(page, 390, 844)
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const wayIn = front(page).getByRole('link', { name: 'Work with us' })
    await expect(wayIn).toHaveCount(1)
    const what = front(page).getByText('Bengali family comedy from Kolkata')
    for (const piece of [wayIn, what]) await expect(piece).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /play the intro video/ })).toBeInViewport({
      ratio: 1,
    })
  }
  await boardIsFull(page)
  await front(page).getByRole('link', { name: 'Work with us' }).click()
  await expect(page).toHaveURL(/\/work-with-us$/)
})

test('no light of Most Loved lies over a neighbour, and windows keep apart', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, 768, 1000)
  for (const width of [768, 834, 1024, 1157]) {
    await page.setViewportSize({ width, height: 1000 })
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
    await expect.poll(covered, `${width} px`).toBe(0)
    const parts = ['.window-hood', '.window-sill', '.window-caption']
    for (const part of parts)
      await comesToStand(async () => {
        const boxes = await boxesOfAll(page.locator(`.evening .window ${part}`))
        for (const [place, box] of boxes.entries())
          for (const other of boxes.slice(place + 1))
            if (Math.abs(other.top - box.top) < 4)
              expect(other.left - box.right, `${part} at ${width} px`).toBeGreaterThan(8)
      })
  }
})

test('the house fills a large screen and nothing moves', { tag: '@night' }, async ({ page }) => {
  await watchLayout(page)
  for (const [width, height] of [
    [1920, 1080],
    [1920, 950],
    [2560, 1440],
  ] as const) {
    await open(page, width, height)
    const places = {
      video: page.locator('button.intro-frame'),
      board: page.locator('.board'),
      ma: page.locator('.bay.ma .window-sill'),
      door: page.locator('.outer-wide').first(),
    }
    await comesToStand(async () => {
      const { video, board, ma, door } = await boxesOf(page, places)
      expect(video.width).toBeGreaterThan(width * 0.35)
      expect(video.bottom).toBeLessThan(height)
      // Over the video stands the board, or a floor of windows.
      const upper = await page
        .locator('.wall')
        .evaluate((wall) => Number.parseFloat(getComputedStyle(wall, '::before').height))
      expect(video.y - board.bottom - upper).toBeLessThan(90)
      // Beside Ma and her son there is a door or little wall.
      expect(Math.min(ma.x, ma.x - door.right + door.x)).toBeLessThan(0.12 * width)
    })
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(0.01)
  }
})

test.describe('in motion', () => {
  test.use(inMotion)

  test('nothing that is out of sight moves without end', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await hydrated(page)
    await expect(page.locator('.window[data-state="shut"]').first()).toBeAttached()
    const unseen = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap(({ effect, playState }) => {
          if (!(effect instanceof KeyframeEffect) || playState !== 'running') return []
          const { top = 0, bottom = 0 } = effect.target?.getBoundingClientRect() ?? {}
          const isSeen = bottom > 0 && top < innerHeight
          const isEndless = effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY
          return isEndless && !isSeen ? [effect.target?.className] : []
        }),
      )
    expect(await unseen()).toEqual([])
  })
})

test('VID-06 a title has the whole width of its window before it is cut', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, 390, 900)
  for (const width of [390, 834, 1366]) {
    await page.setViewportSize({ width, height: 900 })
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

test('with letters of twice the size nothing of Home overlaps or scrolls sideways', async ({
  page,
}) => {
  await enlargeText(page, 200)
  await open(page, 390, 844)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
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
  }
  for (const width of [768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 1024 })
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
      expect(ma.right, `${width} px`).toBeLessThanOrEqual(son.x)
    })
  }
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
