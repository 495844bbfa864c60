import { listedPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

/** Playwright's texts leave out what stands in `noscript`. */
const saying = (page: Page, words: string) => page.locator('p', { hasText: words })

const reachable = async (page: Page, words: string) => {
  const said = saying(page, words)
  await expect(said).toBeVisible()
  await expect(said.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  )
  await expect(said.getByRole('link', { name: site.whatsapp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  )
}

test('without JavaScript the forms and the chat say how to reach the team', async ({ page }) => {
  for (const path of ['/', '/work-with-us']) {
    await page.goto(path)
    await reachable(page, 'This form needs JavaScript.')
    await reachable(page, 'Bong Bot, the chat, needs JavaScript.')
  }
})

test('without JavaScript nothing on a public page is a button or a search that does nothing', {
  tag: '@night',
}, async ({ page }) => {
  for (const path of [...listedPages.filter((path) => path !== '/'), '/login']) {
    await page.goto(path)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
})

test('without JavaScript videos are links to where they can be seen', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/')
  const intro = page.getByRole('link', { name: 'Watch the intro video on YouTube' })
  await expect(intro).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=./)
  const latest = page.getByRole('region', { name: /Latest Comedy/ })
  const short = latest.getByRole('article').getByRole('link').first()
  await short.click()
  await expect(page).toHaveURL(/\/videos\/pdjQpcVqxMU$/)
  const film = page.getByRole('article').getByRole('link', { name: /^Play / })
  await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//)
})

test('without JavaScript the phone menu opens all the same', { tag: ['@phone', '@night'] }, async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('summary').click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('LOGIN-01 LOGIN-03 LOGIN-04 without JavaScript the login, which is in its HTML, and the dashboard say what they need', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(saying(page, 'The login needs JavaScript.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  // Hidden without a script, since they could not be sent.
  await expect(page.getByLabel('Username')).toBeAttached()
  await expect(page.getByLabel('Password', { exact: true })).toBeAttached()
  await expect(
    page.getByText('Need access? Contact the admin to create your account.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  await expect(saying(page, 'The dashboard needs JavaScript.')).toBeHidden()
  await page.goto('/admin')
  await expect(saying(page, 'The dashboard needs JavaScript.')).toBeVisible()
})
