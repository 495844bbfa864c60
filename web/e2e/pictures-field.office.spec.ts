import { expect, type Page } from '@playwright/test'
import { sideways } from './axe.ts'
import { boxesOf } from './boxes.ts'
import { enter } from './log-in.ts'
import { test } from './test.ts'
import { turnedPicture } from './turned-picture.ts'

type Named = { title: string; image?: string }

const coverOf = async (page: Page, title: string) => {
  const answer = await page.request.get(`/api/blog?${Date.now()}`)
  const all: Named[] = await answer.json()
  return all.find((one) => one.title === title)?.image
}

test(
  'a network that fails while a cover goes up keeps everything, and a second try sends it',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const title = `Torn ${project.name} ${Date.now()}`
    await enter(page)
    await page.goto('/admin?tab=blog&post=new')
    await page.getByRole('textbox', { name: /^Title/ }).fill(title)
    await page.getByRole('textbox', { name: /^Content/ }).fill('মা বললেন, "না।"')
    let sent = 0
    // Files go there, and nothing else does.
    const bucket = (url: URL) => url.protocol === 'http:' && url.port !== new URL(page.url()).port
    // The smaller one goes through, then the line breaks.
    await page.route(bucket, (route) => (sent++ ? route.abort() : route.continue()))
    await page.getByLabel(/^Cover image/).setInputFiles(await turnedPicture(title))
    await expect(
      page.getByText('The picture could not be uploaded. Check your connection and try again.'),
    ).toBeVisible()
    await expect(page.getByRole('status').getByText('Not saved: the cover.')).toBeVisible()
    expect(sent).toBe(2)
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
    await expect(page.getByAltText('The chosen file')).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' })
    const { button } = await boxesOf(page, { button: again })
    expect(button.height).toBeGreaterThanOrEqual(44)
    expect(await sideways(page)).toBe(0)
    await page.unroute(bucket)
    await again.click()
    await expect(page.getByAltText('As it is now')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.getByText('Blog Post Created!')).toBeVisible()
    expect(await coverOf(page, title)).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
  },
)
