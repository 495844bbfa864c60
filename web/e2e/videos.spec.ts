import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

/** Stands in for YouTube, which tests never reach. */
const withPlayer = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  )

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
