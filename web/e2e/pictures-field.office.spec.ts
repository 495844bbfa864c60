import { expect, type Page } from '@playwright/test'
import { boxesOf } from './boxes.ts'
import { enter } from './log-in.ts'
import { test } from './test.ts'
import { turnedPicture } from './turned-picture.ts'

type Named = { title: string; image?: string; imageUrl?: string }

/** The two places that a picture is chosen in, and what visitors are told of it then. */
const places = {
  'a section': {
    open: async (page: Page, title: string) => {
      await page.goto('/admin/homepage?section=new')
      await page.getByRole('textbox', { name: /^Title/ }).fill(title)
    },
    field: /^Image optional/,
    save: 'Add section',
    saved: '✅ Homepage content created successfully!',
    shown: '/api/homepage-content',
  },
  'a post': {
    open: async (page: Page, title: string) => {
      await page.goto('/admin?tab=blog&post=new')
      await page.getByRole('textbox', { name: /^Title/ }).fill(title)
      await page.getByRole('textbox', { name: /^Content/ }).fill('মা বললেন, "না।"')
    },
    field: /^Cover image/,
    save: 'Create Post',
    saved: 'Blog Post Created!',
    shown: '/api/blog',
  },
}

const pictureIn = async (page: Page, shown: string, title: string) => {
  const answer = await page.request.get(`${shown}?${Date.now()}`)
  const all: Named[] = await answer.json()
  const found = all.find((one) => one.title === title)
  return found && (found.image ?? found.imageUrl)
}

const stored = /^\/media\/[0-9a-f]{64}\.webp$/

/** Files go there, and nothing else does. */
const bucketOf = (page: Page) => (url: URL) =>
  url.protocol === 'http:' && url.port !== new URL(page.url()).port

const isLargeEnough = async (page: Page, name: string) => {
  const { button } = await boxesOf(page, { button: page.getByRole('button', { name }) })
  const { width = 0 } = page.viewportSize() ?? {}
  expect(button.height).toBeGreaterThanOrEqual(width < 768 ? 44 : 24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

for (const [place, { open, field, save, saved, shown }] of Object.entries(places)) {
  const begin = async (page: Page, title: string) => {
    await enter(page)
    await open(page, title)
    await page.getByLabel(field).setInputFiles(await turnedPicture(title))
    await expect(page.getByText('✓ Image ready to upload')).toBeVisible()
  }
  const saves = async (page: Page, title: string, press: string) => {
    await page.getByRole('button', { name: press }).click()
    await expect(page.getByText(saved)).toBeVisible()
    expect(await pictureIn(page, shown, title)).toMatch(stored)
  }

  test(
    `the picture of ${place}: an upload is cancelled, nothing is saved, and the same picture goes up later`,
    { tag: '@both' },
    async ({ page }, { project }) => {
      const title = `Cancelled ${project.name} ${Date.now()}`
      await begin(page, title)
      const bucket = bucketOf(page)
      await page.route(bucket, () => {})
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(/^Uploading… \d+%$/)).toBeVisible()
      await isLargeEnough(page, 'Cancel upload')
      await page.getByRole('button', { name: 'Cancel upload' }).click()
      await expect(page.getByText('✓ Image ready to upload')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
      await expect(page.getByLabel(field)).toBeFocused()
      expect(await pictureIn(page, shown, title)).toBeUndefined()
      await page.unroute(bucket)
      await saves(page, title, save)
    },
  )

  test(
    `the picture of ${place}: a network that fails while it goes up keeps everything, and a second try sends it`,
    { tag: '@both' },
    async ({ page }, { project }) => {
      const title = `Torn ${project.name} ${Date.now()}`
      await begin(page, title)
      let sent = 0
      const bucket = bucketOf(page)
      // The smaller one goes through, then the line breaks.
      await page.route(bucket, (route) => (sent++ ? route.abort() : route.continue()))
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert').first()).toContainText(
        'The picture could not be uploaded. Check your connection and try again.',
      )
      expect(sent).toBe(2)
      await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
      await expect(page.getByAltText('The chosen file')).toBeVisible()
      await isLargeEnough(page, 'Try again')
      expect(await pictureIn(page, shown, title)).toBeUndefined()
      await page.unroute(bucket)
      await saves(page, title, 'Try again')
    },
  )
}
