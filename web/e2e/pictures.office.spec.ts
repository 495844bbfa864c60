import { expect, type Page, type TestInfo } from '@playwright/test'
import { admin } from './admin.ts'
import { complaints, sideways } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { enter } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'
import { turnedPicture } from './turned-picture.ts'

const titleFor = (words: string, { project }: TestInfo) => `${words} ${project.name} ${Date.now()}`

const openNew = async (page: Page, title: string) => {
  await page.goto('/admin/homepage?section=new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByText('✅ Homepage content created successfully!')).toBeVisible()
}

type Section = {
  title: string
  imageUrl: string
  imageWidth: number
  imageHeight: number
  imageSmall: { src: string; width: number; height: number }
}

const sectionOf = async (page: Page, title: string): Promise<Section | undefined> => {
  const answer = await page.request.get(`/api/homepage-content?${Date.now()}`)
  const sections: Section[] = await answer.json()
  return sections.find((one) => one.title === title)
}

/** The colours a quarter below the top and above the bottom, as a browser draws them. */
const coloursOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = image
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    return [0.25, 0.75].map((part) => {
      const [red = 0, , blue = 0] = pen?.getImageData(width / 2, height * part, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    })
  }, src)

test('a picture from a telephone is sent upright and smaller, described, shown, and chosen again', async ({
  page,
}, info) => {
  const title = titleFor('ছবি', info)
  await enter(page)
  await openNew(page, title)
  await page.getByLabel(/^Image optional/).setInputFiles(await turnedPicture(title))
  await expect(page.getByText('✓ Image ready to upload')).toBeVisible()
  await save(page)
  const section = await sectionOf(page, title)
  expect(section).toMatchObject({ imageWidth: 1067, imageHeight: 1600 })
  expect(section?.imageSmall).toMatchObject({ width: 427, height: 640 })
  for (const src of [section?.imageUrl ?? '', section?.imageSmall.src ?? '']) {
    expect(src).toMatch(/\.webp$/)
    expect(await coloursOf(page, src)).toEqual(['red', 'blue'])
  }

  await page.goto('/admin')
  await openTool(page, 'Pictures')
  const row = page.getByRole('listitem').filter({ hasText: '1067 × 1600' })
  await expect(row.first()).toContainText('1067 × 1600')
  await row.first().getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill(`লাল আর নীল রঙের বড় ছবি ${title}`)
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Description Saved')).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)

  const again = titleFor('আবার', info)
  let uploads = 0
  await page.route('**/api/admin/images', (route) => {
    uploads++
    return route.continue()
  })
  await openNew(page, again)
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('button', { name: `লাল আর নীল রঙের বড় ছবি ${title}` }).click()
  await expect(page.getByAltText('As it is now')).toBeVisible()
  await save(page)
  expect(uploads).toBe(0)
  expect(await sectionOf(page, again)).toMatchObject({ imageUrl: section?.imageUrl })
  const shown = page.getByRole('img', { name: `লাল আর নীল রঙের বড় ছবি ${title}` }).first()
  // Home is published a moment after what it shows was changed.
  await expect(async () => {
    await page.goto('/')
    await expect(shown).toHaveAttribute('srcset', /427w, .*1067w/, { timeout: 5_000 })
  }).toPass()
  await expect(shown).toHaveAttribute('lang', 'bn')
})

/** A post with two pictures of its text: one that the library knows, in both sizes, and one that it does not. */
const publishText = async (page: Page, title: string) => {
  await page.goto('/admin?tab=blog&post=new')
  await page.getByLabel('Pictures for the text').setInputFiles(await turnedPicture(title))
  const field = page.getByRole('textbox', { name: /^Content/ })
  await expect(field).toHaveValue(/\(\/media\/\w{64}\.webp\)/)
  const strip = page.getByRole('list', { name: 'Pictures and videos of the text' })
  await expect(strip.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/)
  const src = (await strip.locator('img').getAttribute('src')) ?? ''
  const session = await page.request.post('/api/auth/login', { data: admin })
  const { sessionId, csrfToken } = await session.json()
  const answer = await page.request.post('/api/blog', {
    headers: { authorization: `Bearer ${sessionId}`, 'x-csrf-token': csrfToken },
    data: {
      title,
      content: `মা বললেন।\n\n![লাল আর নীল](${src})\n\nতারপর।\n\n![কেউ চেনে না](/media/${'0'.repeat(64)}.webp)\n\nশেষ।`,
      format: 'markdown',
    },
  })
  expect(answer.status()).toBe(201)
  return { src, path: `/blog/${(await answer.json()).slug}` }
}

test(
  'a picture in a text has its room before it comes, and comes as small as the window',
  { tag: ['@phone', '@night'] },
  async ({ page }, info) => {
    await enter(page)
    const { src, path } = await publishText(page, titleFor('লেখার ছবি', info))
    const srcset = new RegExp(`/media/\\w+\\.webp 427w, ${src} 1067w`)
    const html = await (await page.request.get(path)).text()
    const [tag = ''] = html.match(/<img[^>]*alt="লাল আর নীল"[^>]*>/) ?? []
    for (const part of [/width="1067"/, /height="1600"/, srcset, /loading="lazy"/])
      expect(tag).toMatch(part)

    await watchLayout(page)
    // They come last, as on a slow network: what stands below them is there before.
    let come = () => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route('**/media/**', async (route) => {
      await coming
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    const article = page.getByRole('article')
    const picture = article.getByRole('img', { name: 'লাল আর নীল' })
    await article.getByText('শেষ।').scrollIntoViewIfNeeded()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('srcset', srcset)
    await expect(picture).toHaveAttribute('lang', 'bn')
    const before = await layoutShift(page)
    come()
    const source = () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc)
    await expect.poll(source).toContain('/media/')
    expect(await source()).not.toContain(src)
    expect(await layoutShift(page)).toBe(before)
    expect(before).toBeLessThan(0.01)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  },
)
