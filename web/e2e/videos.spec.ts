import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

/** Stands in for YouTube, which tests never reach. */
const withPlayer = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  )

test('VID-07 a short plays in its window on Home, alone, and closed the focus is back', async ({
  page,
}) => {
  await withPlayer(page)
  await page.goto('/')
  await hydrated(page)
  const windows = page.getByRole('region', { name: 'Latest Comedy' }).getByRole('article')
  const [first, second] = [windows.nth(0), windows.nth(1)]
  await first.getByRole('button').click()
  const player = first.locator('iframe')
  await expect(player).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/pdjQpcVqxMU\?/)
  await expect(player).toBeFocused()
  await expect.poll(async () => (await player.boundingBox())?.width).toBeGreaterThan(190)
  await expect(first.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/shorts/pdjQpcVqxMU',
  )
  await second.getByRole('button').click()
  await expect(second.locator('iframe')).toBeVisible()
  await expect(player).toHaveCount(0)
  await second.getByRole('button', { name: /^Close/ }).press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(second.getByRole('button')).toBeFocused()
})

test('from Home to all videos, where a word in one script finds titles of the other', {
  tag: '@night',
}, async ({ page }) => {
  await withPlayer(page)
  await page.goto('/')
  await hydrated(page)
  const latest = page.getByRole('region', { name: 'Latest Comedy' })
  await latest.getByRole('link', { name: 'All videos' }).click()
  await expect(page).toHaveTitle('Videos - Bong Bari')
  const windows = page.getByRole('article')
  await expect(windows).toHaveCount(6)
  const field = page.getByRole('searchbox', { name: /Find a video/ })
  for (const [asked, title] of [
    ['mamabari', 'মামাবাড়ি যাচ্ছি, তাই মাত্র ১৭টা ব্যাগ নিয়েছি'],
    ['ইলিশ', 'Ma, her son and the last piece of ilish'],
  ] as const) {
    await field.fill(asked)
    await expect(windows.getByRole('heading').first()).toHaveText(title)
    await expect(page.getByText(/^[12] of 6 videos/)).toBeVisible()
  }
  await windows.getByRole('button').first().click()
  await expect(windows.locator('iframe')).toBeVisible()
  await field.fill('xylophone')
  await expect(page.getByRole('heading', { name: 'No window has that' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(windows).toHaveCount(6)
})

test('a film has a page, and so has the intro: its address comes with playing it, Back closes it, and a reload shows it', async ({
  page,
}) => {
  await withPlayer(page)
  await page.goto('/')
  await hydrated(page)
  const first = page.getByRole('region', { name: 'Latest Comedy' }).getByRole('article').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: /play the intro video/ }).click()
  await expect(page).toHaveURL('/videos/pdjQpcVqxMU')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe')).toHaveCount(0)
  await first.getByRole('button').click()
  await expect(page).toHaveURL('/videos/pdjQpcVqxMU')
  await expect(page).toHaveTitle(`${title} - Bong Bari`)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(first.locator('iframe')).toHaveCount(0)
  await expect(first.getByRole('button')).toBeFocused()
  await first.getByRole('button').click()
  await expect(page).toHaveURL('/videos/pdjQpcVqxMU')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: `Play ${title}` }).click()
  await expect(page.locator('article iframe')).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /videos%2FpdjQpcVqxMU/,
  )
})

test('a half memory finds its film in three presses from Home on a phone @phone', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('navigation', { name: 'Mobile' })
    .getByRole('link', { name: 'Videos' })
    .click()
  const field = page.getByRole('searchbox', { name: /Find a video/ })
  await field.click()
  await field.fill('rate phone dhora pora')
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(
    'When Ma finds your phone at 2 AM',
  )
})
