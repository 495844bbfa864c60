import { expect, type Page, type TestInfo } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { boxesOf } from './boxes.ts'
import { asAdmin, enter, watchNoise } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

// Both sizes share one list, whose order is what these journeys change.
test.describe.configure({ mode: 'serial' })

/** Far from where another size or engine puts its sections, which may do so at the same time. */
const placeFor = ({ project, config }: TestInfo) =>
  100 * (1 + config.projects.findIndex(({ name }) => name === project.name))

const nameOf = (title: string, project: string) => `${title} ${project} ${Date.now()}`

const list = (page: Page) => page.getByRole('list', { name: 'Content sections' })
const rowOf = (page: Page, title: string) =>
  list(page).getByRole('listitem').filter({ hasText: title })
const preview = (page: Page) => page.getByRole('region', { name: 'Live Preview' })
const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const imageOf = (page: Page) => page.getByLabel(/^Image optional/)

const openManager = async (page: Page) => {
  await enter(page)
  await openTool(page, 'Homepage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homepage Content Manager')
  await expect(list(page)).toBeVisible()
}

const add = async (page: Page, title: string, order: number) => {
  await page.getByRole('button', { name: 'Add Content Section' }).click()
  await titleOf(page).fill(title)
  await page.getByLabel(/^Display order/).fill(String(order))
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByText('✅ Homepage content created successfully!')).toBeVisible()
  await expect(rowOf(page, title)).toBeVisible()
}

const remove = (page: Page, title: string) =>
  rowOf(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()

test('ROUTE-11 HPC-01 HPC-02 HPC-04 HPC-13 TOAST-24 TOAST-25 TOAST-26 a section is added, edited, deleted and brought back', async ({
  page,
}, { project }) => {
  const noise = watchNoise(page)
  const title = nameOf('পুজোর ধামাকা', project.name)
  await openManager(page)
  await add(page, title, 50)
  await expect(preview(page).getByRole('heading', { name: title })).toBeVisible()

  await rowOf(page, title).getByRole('button', { name: /^Edit/ }).click()
  await expect(titleOf(page)).toHaveValue(title)
  await page.getByRole('checkbox', { name: 'Active' }).uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('✅ Homepage content updated successfully!')).toBeVisible()
  await expect(rowOf(page, title).getByText('Inactive')).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: title })).toBeHidden()

  await remove(page, title)
  await expect(page.getByText('🗑️ Homepage content deleted successfully!')).toBeVisible()
  await expect(rowOf(page, title)).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Section restored')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, title).getByText('Inactive')).toBeVisible()
  expect(noise).toEqual([])
})

const placeOf = async (page: Page, title: string) =>
  (await list(page).getByRole('heading', { level: 3 }).allTextContents()).indexOf(title)

test('HPC-07 sections change places, and stay there', async ({ page }, info) => {
  const { project } = info
  const [first, second] = [nameOf('One', project.name), nameOf('Two', project.name)]
  await openManager(page)
  await add(page, first, placeFor(info))
  await add(page, second, placeFor(info) + 1)
  const isBefore = async (one: string, other: string) =>
    (await placeOf(page, one)) < (await placeOf(page, other))
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const up = rowOf(page, second).getByRole('button', { name: /^Move .* up$/ })
  await up.press('Enter')
  await saved
  await expect.poll(() => isBefore(second, first)).toBe(true)
  await expect(up).toBeFocused()
  await page.reload()
  await expect(list(page)).toBeVisible()
  expect(await isBefore(second, first)).toBe(true)
})

test('the manager and its dialog are accessible and never scroll sideways', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  await openManager(page)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: 'Add Content Section' }).click()
  await imageOf(page).setInputFiles(pngFile(0.1))
  await expect(page.getByText('✓ Image ready to upload')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
})

test(
  'a switch turns a section off for visitors and on again, by keyboard too',
  { tag: ['@phone', '@night'] },
  async ({ page, request }, { project }) => {
    const title = `Switch ${project.name} ${Date.now()}`
    await enter(page)
    const headers = await asAdmin(page)
    const path = '/api/admin/homepage-content'
    const data = { sectionType: 'announcement', title, displayOrder: 900 }
    const answer = await page.request.post(path, { headers, data })
    const { id }: { id: string } = await answer.json()
    await page.goto('/admin/homepage')
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
    await page.request.delete(`${path}/${id}`, { headers })
  },
)
