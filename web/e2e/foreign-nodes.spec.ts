import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { watchNoise } from './log-in.ts'
import { test } from './test.ts'

/** As a password manager: attributes on the fields, an icon beside each and an element of its own. */
const addIcons = () => {
  for (const field of document.querySelectorAll('main input, main textarea')) {
    field.setAttribute('data-lastpass', 'yes')
    const icon = document.createElement('span')
    icon.textContent = '🔑'
    field.after(icon, document.createElement('com-password-button'))
  }
}

/** As a translator: each text is replaced by two elements around it. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, option'))
      continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const addBanner = () => document.querySelector('main')?.prepend(document.createElement('div'))

/** Does all that software of others does to a page. */
const changePage = async (page: Page) => {
  for (const change of [addIcons, translate, addBanner]) await page.evaluate(change)
}

/** A field of the page's form. */
const fieldOf = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

const scripts = '**/assets/{visitor,app}-*.js'

const forms = [
  { path: '/', name: 'name', next: 'company', tag: '@phone' },
  { path: '/login', name: 'username', next: 'password', tag: [] },
]

for (const { path, name, next, tag } of forms)
  test(`with all that software of others does in ${path} the first click and the first words stay`, {
    tag,
  }, async ({ page }) => {
    const release = await hold(page, scripts)
    await page.goto(path)
    await changePage(page)
    const field = fieldOf(page, name)
    await field.scrollIntoViewIfNeeded()
    await field.click()
    await page.keyboard.type('Ri', { delay: 20 })
    release()
    await page.keyboard.type('ya Sen of Kolkata', { delay: 60 })
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Riya Sen of Kolkata')
    await page.keyboard.press('Tab')
    await expect(fieldOf(page, next)).toBeFocused()
    await page.keyboard.type('Mishti Ghar')
    await expect(fieldOf(page, next)).toHaveValue('Mishti Ghar')
    await expect(field).toHaveValue('Riya Sen of Kolkata')
  })

test('a form with all that software of others does is sent with all that was typed', async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/work-with-us')
  await changePage(page)
  await fieldOf(page, 'name').fill('Riya')
  await fieldOf(page, 'company').fill('Mishti Ghar')
  await fieldOf(page, 'budget').selectOption({ index: 2 })
  const budget = await fieldOf(page, 'budget').inputValue()
  release()
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
  await fieldOf(page, 'phone').fill('98300 12345')
  const answered = page.waitForResponse('**/api/collaboration-requests')
  await page.locator('main form button').last().click()
  expect((await answered).request().postDataJSON()).toMatchObject({
    name: 'Riya',
    company: 'Mishti Ghar',
    budget,
    phone: '+91 9830012345',
  })
})

test('the menu pressed before a translated page is interactive opens', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/about')
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'Menu' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('a page that is translated once it is interactive stays in use', async ({ page }) => {
  const noise = watchNoise(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
  for (const to of ['/blog', '/work-with-us', '/about', '/']) {
    await page.evaluate(translate)
    await page.locator(`header a[href="${to}"]`).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/videos', { waitUntil: 'networkidle' })
  await page.evaluate(translate)
  await fieldOf(page, 'q').fill('zzzz')
  await page.evaluate(translate)
  await fieldOf(page, 'q').fill('ma')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  // What was translated before a search became interactive was drawn anew, which is said.
  expect(noise.filter((line) => !line.includes('drawn anew'))).toEqual([])
})
