import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Callable } from '@bong-bari/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { isErrorLine } from '../../packages/local/src/runner/runner-under-test.ts'
import { complaints } from './axe.ts'
import { asAdmin, enter, watchNoise } from './log-in.ts'
import { test as base } from './test.ts'

const logFile = join(process.env.JOURNEYS_OFFICE_DIR ?? '', 'functions.log')

const readLog = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [])

const watchFailedCalls = (page: Page) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 500)
      failed.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return failed
}

/** The `test` of walks: fails when the console, the API or the log of the functions complains. */
export const test = base.extend<{ complaintsFail: undefined }>({
  complaintsFail: [
    async ({ page }, use) => {
      const linesBefore = readLog().length
      const noise = watchNoise(page)
      const failed = watchFailedCalls(page)
      await use(undefined)
      const logged = readLog().slice(linesBefore).filter(isErrorLine)
      expect({ noise, failed, logged }).toEqual({ noise: [], failed: [], logged: [] })
    },
    { auto: true },
  ],
})

/** A text that stands in one place only. It is Latin, because pages mark each script by elements of its own. */
export const markOf = (desk: string, at: number) => `${desk}Walk${String(at).padStart(2, '0')}`

/** What the API lists, to compare with what the screen shows. */
export const listFromApi = async <Item>(page: Page, { path }: Callable): Promise<Item[]> => {
  const answer = await page.request.get(path, { headers: await asAdmin(page) })
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** Waits until every public page is up to date, and resolves to the HTML of these. */
export const readPublished = async (page: Page, paths: readonly string[]) => {
  const published = await page.request.post('/_local/publish', { data: {} })
  expect(await published.json()).toMatchObject({ failed: 0 })
  return Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
}

/** Does something and waits until the API has taken the call that it makes. */
export const expectTaken = async (page: Page, method: string, act: () => Promise<unknown>) => {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().includes('/api/'),
  )
  await act()
  const answer = await answered
  expect(answer.status(), `${method} ${answer.url()} ${answer.request().postData()}`).toBeLessThan(
    300,
  )
}

const tools = (page: Page, verb: 'Edit' | 'Delete') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${verb} `) })

/** Opens a desk, and asserts that its list shows all that the API has. */
export const openDesk = async (page: Page, address: string, route: Callable) => {
  await page.goto(address)
  await expect(tools(page, 'Edit').first()).toBeVisible()
  const items = await listFromApi(page, route)
  expect(items.length).toBeGreaterThan(0)
  await expect(tools(page, 'Edit')).toHaveCount(items.length)
}

export const appendTo = async (field: Locator, text: string) =>
  field.fill(`${await field.inputValue()}${text}`)

type Change = (dialog: Locator, at: number) => Promise<unknown>

/** Opens everything that the list shows, changes it and saves it. */
export const changeEach = async (page: Page, change: Change, save = /^Save (changes|anyway)$/) => {
  const count = await tools(page, 'Edit').count()
  for (let at = 0; at < count; at++) {
    await tools(page, 'Edit').nth(at).click()
    const dialog = page.getByRole('dialog', { name: /^Edit / })
    await change(dialog, at)
    await expectTaken(page, 'PUT', () => dialog.getByRole('button', { name: save }).click())
    await expect(dialog).toHaveCount(0)
  }
  return count
}

/** Deletes everything that the list shows. */
export const deleteEach = async (page: Page) => {
  for (let left = await tools(page, 'Delete').count(); left > 0; left--) {
    await expectTaken(page, 'DELETE', () => tools(page, 'Delete').first().click())
    await expect(tools(page, 'Delete')).toHaveCount(left - 1)
  }
}

/** Brings back so many things of a kind, all that the trash has of it. */
export const bringBackEach = async (page: Page, kind: string, count: number) => {
  await page.goto('/admin/trash')
  const rows = page
    .getByRole('list', { name: 'Deleted things' })
    .getByRole('listitem')
    .filter({ has: page.getByText(kind, { exact: true }) })
  await expect(rows).toHaveCount(count)
  expect(await complaints(page)).toEqual([])
  for (let left = count; left > 0; left--) {
    await expectTaken(page, 'POST', () =>
      rows
        .first()
        .getByRole('button', { name: /^Restore/ })
        .click(),
    )
    await expect(rows).toHaveCount(left - 1)
  }
}

type ShownDesk = {
  address: string
  list: Callable
  /** The public page on which everything that the desk lists is seen. */
  publicPage: string
  /** Begins each mark that this walk writes. */
  mark: string
  fieldOf: (dialog: Locator) => Locator
  /** What the trash calls a thing of this desk. */
  kind: string
}

/** Changes everything that a desk lists, deletes it and brings it back, and looks for it on its public page each time. */
export const walkShownDesk = async (
  page: Page,
  { address, list, publicPage, mark, fieldOf, kind }: ShownDesk,
) => {
  const marksOnPage = async (count: number) => {
    const [html = ''] = await readPublished(page, [publicPage])
    return Array.from({ length: count }, (_, at) => html.includes(markOf(mark, at)))
  }
  await enter(page)
  await openDesk(page, address, list)
  const count = await changeEach(page, (dialog, at) =>
    appendTo(fieldOf(dialog), ` ${markOf(mark, at)}`),
  )
  expect(await marksOnPage(count)).not.toContain(false)
  await deleteEach(page)
  expect(await marksOnPage(count)).not.toContain(true)
  await bringBackEach(page, kind, count)
  expect(await marksOnPage(count)).not.toContain(false)
}
