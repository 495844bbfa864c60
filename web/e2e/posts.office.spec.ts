import { expect, type Page } from '@playwright/test'
import { enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

/** The name tells one run of the journeys from another. */
const nameOf = (title: string, project: string) => `${title} ${project} ${Date.now()}`

const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const contentOf = (page: Page) => page.getByRole('textbox', { name: /^Content/ })

const write = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  await titleOf(page).fill(title)
  await contentOf(page).fill(`# ${title}\n\nমা বললেন, "না।"\nThe son said yes.`)
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Blog posts' }).getByRole('listitem').filter({ hasText: title })

test(
  'ADM-04 BLOGADM-01 BLOGADM-02 BLOGADM-03 BLOGADM-06 TOAST-13 TOAST-14 a post is written, read, edited and deleted',
  { tag: '@core' },
  async ({ page, request }, { project }) => {
    const noise = watchNoise(page)
    const title = nameOf('ধনেপাতার যুদ্ধ', project.name)
    await enter(page)
    await write(page, title)
    const address = await page
      .getByRole('dialog', { name: 'New Blog Post' })
      .getByText(/^\/blog\//)
      .textContent()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Blog Post Created!')).toBeVisible()
    const row = rowOf(page, title)
    await expect(row.getByText('Published')).toBeVisible()
    await expect(row.getByRole('link')).toHaveAttribute('href', address ?? '')
    const shown = await request.get(`/api/blog/slug/${address?.split('/').at(-1)}`)
    expect(await shown.json()).toMatchObject({ title })

    await row.getByRole('button', { name: /^Edit/ }).click()
    await page.getByRole('button', { name: /^More(?! tools)/ }).click()
    await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue(
      address?.split('/').at(-1) ?? '',
    )
    await titleOf(page).fill(`${title} again`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Blog Post Updated!')).toBeVisible()
    await expect(rowOf(page, `${title} again`)).toBeVisible()
    // The list's index may follow the post a moment later.
    await expect(async () => {
      await page.reload()
      await expect(rowOf(page, `${title} again`)).toBeVisible({ timeout: 5_000 })
    }).toPass()

    await rowOf(page, title)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByText('Post Deleted!')).toBeVisible()
    await expect(rowOf(page, title)).toBeHidden()
    expect((await request.get(`/api/blog/slug/${address?.split('/').at(-1)}x`)).status()).toBe(404)
    expect(noise).toEqual([])
  },
)
