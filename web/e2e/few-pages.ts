import type { Page } from '@playwright/test'
import { postOf } from '../test/post.ts'

const post = (number: number) =>
  postOf({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    content: 'Words of it. '.repeat(20),
  })

/** Answers the blog's list with 45 invented posts in pages of nine, in place of the API. */
export const fewPages = (page: Page) =>
  page.route('**/api/blog?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const items = Array.from({ length: 9 }, (_, place) => post(from + place))
    const next = `</api/blog?limit=9&cursor=${from + 9}>; rel="next"`
    return route.fulfill({ json: items, headers: from < 36 ? { link: next } : {} })
  })
