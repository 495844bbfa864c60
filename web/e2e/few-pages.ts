import type { Page } from '@playwright/test'
import { postOf } from '../test/post.ts'

const post = (number: number) =>
  postOf({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    content: 'Words of it. '.repeat(20),
  })

/** Of the demo, which fit on one page. */
export const demoPosts = 7

/** Has the blog go on behind the posts of the demo, with 36 invented ones in pages of nine. */
export const fewPages = async (page: Page) => {
  await page.route('**/blog', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace('&quot;isSample&quot;', '&quot;next&quot;:&quot;9&quot;,$&')
    await route.fulfill({ response: answer, body })
  })
  await page.route('**/api/blog?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor'))
    const items = Array.from({ length: 9 }, (_, place) => post(from + place))
    const next = `</api/blog?limit=9&cursor=${from + 9}>; rel="next"`
    return route.fulfill({ json: items, headers: from < 36 ? { link: next } : {} })
  })
}
