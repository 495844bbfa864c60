import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { chosen, closeLead, nameOf, openLead, rowOf, unfoldFilters } from './lead-list.ts'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test(
  'ADM-08 LEAD-01 LEAD-04 LEAD-05 LEAD-06 a request arrives with a New badge that goes when opened',
  { tag: ['@both', '@core'] },
  async ({ page, baseURL }, { project }) => {
    const noise = watchNoise(page)
    const name = nameOf('এল', project.name)
    await sendLead(baseURL, name)
    await enter(page)
    await expect(page.getByText('Requests refresh every 30 seconds')).toBeVisible()
    const row = rowOf(page, name)
    await expect(row).toContainText('+91 9830012345')
    await expect(row.getByText('New', { exact: true })).toHaveCount(1)
    const opened = page.waitForResponse(/\/collaboration-requests\/[^/]+\/open$/)
    await openLead(page, name)
    await opened
    const phone = page.getByRole('link', { name: '+91 9830012345' })
    await expect(phone).toHaveAttribute('href', 'tel:+919830012345')
    if (project.use.hasTouch) await expect(page.getByRole('link', { name: 'Call' })).toBeVisible()
    else
      await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
        'href',
        'https://wa.me/919830012345',
      )
    await expect(page.getByText(/\(opened \d\d:\d\d\)/)).toBeVisible()
    await closeLead(page)
    await expect(row.getByText('New', { exact: true })).toHaveCount(0)
    // The list's index may follow the lead a moment later.
    await expect(async () => {
      await page.reload()
      await expect(row).toBeVisible()
      await expect(row.getByText('New', { exact: true })).toHaveCount(0, { timeout: 5_000 })
    }).toPass()
    expect(noise).toEqual([])
  },
)

test('LEAD-02 LEAD-03 filters narrow the list, stand in the address and survive Back', async ({
  page,
  baseURL,
}, { project }) => {
  const name = nameOf('ছাঁকনি', project.name)
  await sendLead(baseURL, name)
  await enter(page)
  await unfoldFilters(page)
  await page.getByLabel('Opened').selectOption('false')
  await expect(page).toHaveURL(/opened=false/)
  await expect(rowOf(page, name)).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('dead')
  await expect(rowOf(page, name)).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('dead')
  await page.goBack()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('')
  await expect(rowOf(page, name)).toBeVisible()
})

test('LEAD-03 a filter that is set before the page has followed the last one keeps it', async ({
  page,
}) => {
  await enter(page)
  await page.evaluate(async () => {
    const choose = (label: string, value: string) => {
      const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
      if (!select) throw new Error(`There is no filter ${label}.`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose('Status', 'hot')
    await null
    choose('Opened', 'true')
  })
  await expect(page).toHaveURL(/\/admin\?leadStatus=hot&opened=true$/)
})

test('a shared link opens the lead, and Back closes what was opened by hand', async ({
  page,
  baseURL,
}, { project }) => {
  const name = nameOf('ঠিকানা', project.name)
  await sendLead(baseURL, name)
  await enter(page)
  await openLead(page, name)
  const link = page.url()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name })).toBeHidden()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test(
  'a lead is opened, changed and closed by keyboard alone',
  { tag: '@both' },
  async ({ page, baseURL }, { project }) => {
    const name = nameOf('চাবি', project.name)
    await sendLead(baseURL, name)
    await enter(page)
    const opener = page.getByRole('button', { name })
    const heading = page.getByRole('heading', { level: 2, name })
    // On a touch screen the sheet itself takes the focus.
    const details = project.use.hasTouch ? page.getByRole('dialog', { name }) : heading
    // The first list may be drawn again under the key, as more of it is known.
    await expect(async () => {
      if (!(await heading.isVisible())) await opener.press('Enter', { timeout: 2_000 })
      await expect(details).toBeFocused({ timeout: 5_000 })
    }).toPass()
    await chosen(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${name} is now hot.`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(heading).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'the panel is accessible, fits its screen and never scrolls sideways',
  { tag: '@both' },
  async ({ page, baseURL }, { project }) => {
    const name = nameOf('মাপ', project.name)
    await sendLead(baseURL, name)
    await enter(page)
    await openLead(page, name)
    await expect(page.getByRole('button', { name: 'Save Notes' })).toBeInViewport({ ratio: 1 })
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  },
)
