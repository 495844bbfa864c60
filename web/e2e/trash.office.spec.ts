import { expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'

const rowOf = (page: Page, list: string, title: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: title })

const deletePost = async (page: Page, title: string) => {
  await rowOf(page, 'Blog posts', title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Post Deleted!')).toBeVisible()
  await expect(rowOf(page, 'Blog posts', title)).toBeHidden()
}

test(
  'a deleted post is on the blog again by the page of the trash',
  { tag: '@night' },
  async ({ page, request }, { project }) => {
    const title = `Ferot elo ${project.name} ${Date.now()}`
    await enter(page)
    const [sessionId, csrfToken] = await page.evaluate(() => [
      localStorage.getItem('admin_session'),
      localStorage.getItem('csrf_token'),
    ])
    const answer = await request.post('/api/blog', {
      data: { title, content: 'মা বললেন, না।' },
      headers: { authorization: `Bearer ${sessionId}`, 'x-csrf-token': csrfToken ?? '' },
    })
    const { slug } = await answer.json()
    const status = async () => (await request.get(`/api/blog/slug/${slug}`)).status()
    const isOnBlog = () =>
      expect(async () => {
        await page.goto(`/blog/${slug}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({
          timeout: 2_000,
        })
      }).toPass()

    await page.goto('/admin?tab=blog')
    await deletePost(page, title)
    await expect.poll(status).toBe(404)
    await page.goto('/admin')
    await openTool(page, 'Trash')
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
    const row = rowOf(page, 'Deleted things', title)
    await expect(row.getByText('30 days left')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await row.getByRole('button', { name: /^Restore/ }).click()
    await expect(page.getByText('Post restored')).toBeVisible()
    await expect(row).toBeHidden()
    await isOnBlog()
  },
)
