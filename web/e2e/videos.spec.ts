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

test('from Home to all videos, where a word in one script finds titles of the other', async ({
  page,
}) => {
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
    await expect(windows.getByRole('heading')).toHaveText([title])
    await expect(page.getByText('1 of 6 videos')).toBeVisible()
  }
  await windows.getByRole('button').click()
  await expect(windows.locator('iframe')).toBeVisible()
  await field.fill('durga')
  await expect(page.getByRole('heading', { name: 'No window has that' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(windows).toHaveCount(6)
})
