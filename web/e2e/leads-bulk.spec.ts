import { expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { rowOf, startSelecting } from './lead-list.ts'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

/** Three requests of this run alone on the list. */
const arrive = async (page: Page, baseURL: string | undefined, project: string) => {
  const run = `একসাথে-${project}-${Date.now()}`
  const names = ['এক', 'দুই', 'তিন'].map((name) => `${run} ${name}`)
  for (const name of names) await sendLead(baseURL, name)
  await enter(page)
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(run)
  await expect(page).toHaveURL(/q=/)
  // The search hears of a request a moment after it came.
  await expect(async () => {
    await page.reload()
    await expect(page.locator('tr[data-lead]')).toHaveCount(3, { timeout: 5_000 })
  }).toPass()
  return names
}

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'many are ticked, rated, put back and moved to the spam',
  {
    tag: '@phone',
  },
  async ({ page, baseURL }, { project }) => {
    const noise = watchNoise(page)
    const [first = ''] = await arrive(page, baseURL, project.name)
    await startSelecting(page)
    await rowOf(page, first).getByRole('checkbox').check()
    await expect(page.getByText('1 of 3 selected')).toBeVisible()
    await act(page, 'Select all shown (3)')
    await expect(page.getByText('3 of 3 selected')).toBeVisible()

    await act(page, 'Status of the selected')
    const dialog = page.getByRole('dialog', { name: 'The status of 3 requests' })
    await dialog.getByRole('radio', { name: 'Warm' }).check()
    expect(await complaints(page)).toEqual([])
    await act(page, 'Mark as Warm')
    await expect(page.getByText('3 requests marked as Warm.')).toBeVisible()
    await expect(page.locator('tr[data-lead]').filter({ hasText: 'Warm' })).toHaveCount(3)
    await act(page, 'Undo')
    await expect(page.getByText('3 requests put back as before.')).toBeVisible()
    await expect(page.locator('tr[data-lead]').filter({ hasText: 'Warm' })).toHaveCount(0)

    await rowOf(page, first).getByRole('checkbox').uncheck()
    await act(page, 'Mark the selected as spam')
    await expect(page.getByText('2 requests moved to the spam.')).toBeVisible()
    await expect(page.locator('tr[data-lead]')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('tr[data-lead]')).toHaveCount(1)
    expect(noise).toEqual([])
  },
)
