import { expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { boxesOf } from './boxes.ts'
import { asAdmin, enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Content sections' })
const rowOf = (page: Page, title: string) =>
  list(page).getByRole('listitem').filter({ hasText: title })

/** A section of one's own, by a call; it is deleted by whoever made it. */
const add = async (page: Page, fields: object) => {
  const headers = await asAdmin(page)
  const data = { sectionType: 'announcement', displayOrder: 900, ...fields }
  const answer = await page.request.post('/api/admin/homepage-content', { headers, data })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return {
    id,
    remove: () => page.request.delete(`/api/admin/homepage-content/${id}`, { headers }),
  }
}

const sideways = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('[role=dialog] .overflow-auto')
    const over = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
    return Math.max(over(document.documentElement), sheet ? over(sheet) : 0)
  })

const open = async (page: Page, at: string) => {
  await page.goto(at)
  // A sheet over the list hides it from everybody.
  await expect(page.getByRole('heading', { level: at.includes('?') ? 2 : 1 }).first()).toBeVisible()
}

test(
  'a switch turns a section off for visitors and on again, by keyboard too',
  { tag: ['@phone', '@night'] },
  async ({ page, request }, { project }) => {
    const title = `Switch ${project.name} ${Date.now()}`
    await enter(page)
    const { id, remove } = await add(page, { title })
    await open(page, '/admin/homepage')
    const toggle = rowOf(page, title).getByRole('switch', { name: `Active: ${title}` })
    const isPublic = async () => {
      const shown: { id: string }[] = await (await request.get('/api/homepage-content')).json()
      return shown.some((section) => section.id === id)
    }
    await expect(toggle).toHaveAttribute('aria-checked', 'true')
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-checked', 'false')
    await expect(page.getByText(`${title} is off`)).toBeVisible()
    await expect(toggle).toBeFocused()
    await expect(rowOf(page, title).getByText('Inactive')).toBeVisible()
    expect(await isPublic()).toBe(false)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText(`${title} is on`)).toBeVisible()
    expect(await isPublic()).toBe(true)
    const { box } = await boxesOf(page, { box: toggle })
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    await remove()
  },
)

test(
  'the calendar shows what is live when, and a day of it opens Home as of then',
  { tag: ['@both', '@night'] },
  async ({ page }, { project }) => {
    const noise = watchNoise(page)
    const isPhone = project.name === 'office phone'
    const title = `Later ${project.name} ${Date.now()}`
    await enter(page)
    // From ten in the morning of Wednesday to Friday evening, in Kolkata.
    const { remove } = await add(page, {
      title,
      validFrom: '2031-01-08T04:30:00.000Z',
      validTo: '2031-01-10T12:30:00.000Z',
    })
    await open(page, '/admin/homepage?calendar=2031-01-08&span=week')
    const calendar = page.getByRole('list', {
      name: isPhone ? 'Days' : 'Sections in these days',
    })
    await expect(calendar.getByText(title).first()).toBeVisible()
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    const wednesday = page.getByRole('button', { name: /^Wednesday,? 8 January 2031/ })
    if (!isPhone) {
      await wednesday.focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('button', { name: /^Thursday,? 9 January 2031/ })).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(wednesday).toBeFocused()
    }
    await wednesday.press('Enter')
    await expect(page.getByRole('heading', { name: 'On Home at 8 Jan 2031, 12:00' })).toBeVisible()
    const names = page.getByRole('list', { name: 'Sections on Home then' })
    await expect(names.getByText(title)).toBeVisible()
    await page.goBack()
    await expect(wednesday).toBeVisible()
    await page.goForward()
    await page.getByLabel('Date and time in Kolkata').fill('2031-01-08T09:59')
    await expect(names.getByText(title)).toHaveCount(0)
    expect(noise).toEqual([])
    await remove()
  },
)

test(
  'Home as of is drawn at its true width and cannot be pressed',
  { tag: '@night' },
  async ({ page }, { project }) => {
    const noise = watchNoise(page)
    const title = `Wall ${project.name} ${Date.now()}`
    await enter(page)
    const { remove } = await add(page, { title, validFrom: '2031-02-01T00:00:00.000Z' })
    await open(page, '/admin/homepage?at=2031-02-02T12:00')
    const frame = page.locator('iframe')
    const home = page.frameLocator('iframe')
    await expect(home.getByText(title)).toBeVisible()
    await expect(home.getByText('Welcome to Bong Bari')).toBeAttached()
    const ofFrame = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const { contentWindow: view, contentDocument: drawn } = element
        return {
          width: view?.innerWidth,
          isWide: view?.matchMedia('(min-width: 768px)').matches,
          inert: drawn?.querySelector('main')?.closest('[inert]') !== null,
          over: (drawn?.documentElement.scrollWidth ?? 0) - (view?.innerWidth ?? 0),
        }
      })
    expect(await ofFrame()).toEqual({ width: 390, isWide: false, inert: true, over: 0 })
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await page.getByRole('button', { name: 'Desktop 1366' }).click()
    await expect.poll(ofFrame).toEqual({ width: 1366, isWide: true, inert: true, over: 0 })
    await expect(home.locator('header').getByText('Login')).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await page.reload()
    await expect(home.getByText(title)).toBeVisible()
    expect(noise).toEqual([])
    await remove()
  },
)
