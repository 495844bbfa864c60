import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { hydrated } from './hydrated.ts'
import { forgetFontShift, layoutShift, watchLayout } from './layout-shift.ts'
import { watchNoise } from './log-in.ts'
import { test } from './test.ts'

const content = `বাড়িতে **ইলিশ** এলে আগে *গন্ধ* আসে, তারপর মা, তারপর ঝগড়া ।
Then the ~~son~~ wi-fi wakes up.

## বাজার থেকে ফেরা

মা বললেন, "আজ কেউ ফোন ধরবে না" -- আর ফোনটা বেজে উঠল...
The whole story is on [our videos](/videos) and [elsewhere](https://example.com/story).

> "ছাতাটা নিয়ে যা।"
> মেঘ করেছে।
> -- মা, কড়া রোদে

1. ইলিশ ধোয়া
2. Mustard, ground **twice**
   - সর্ষে
   - কাঁচা লঙ্কা

### What nobody says

![A crowd of red dots](/og-image.png "never shown: not a stored picture")

https://youtu.be/pdjQpcVqxMU

---

<script>alert(1)</script> stays text, and so does [this](javascript:alert(1)).
`

const write = async (page: Page, project: string, text = content) => {
  const session = await page.request.post('/api/auth/login', { data: admin })
  const { sessionId, csrfToken } = await session.json()
  const headers = { authorization: `Bearer ${sessionId}`, 'x-csrf-token': csrfToken }
  const answer = await page.request.post('/api/blog', {
    headers,
    data: { title: `ইলিশের দিন ${project} ${Date.now()}`, content: text, format: 'markdown' },
  })
  expect(answer.status()).toBe(201)
  const { id, slug } = await answer.json()
  return {
    path: `/blog/${slug}`,
    remove: () => page.request.delete(`/api/blog/${id}`, { headers }),
  }
}

test(
  'POST-05 POST-06 a post of Markdown in two languages is drawn as what it is',
  {
    tag: '@phone',
  },
  async ({ page }, { project }) => {
    const noise = watchNoise(page)
    const { path } = await write(page, project.name)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { hostname } = new URL(request.url())
      if (/youtube|ytimg|google/.test(hostname)) elsewhere.push(hostname)
    })
    await watchLayout(page)
    await page.goto(path)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('বাজার থেকে ফেরা')
    await expect(article.locator('strong [lang=bn]').first()).toHaveText('ইলিশ')
    await expect(article.locator('blockquote')).toContainText('“ছাতাটা নিয়ে যা।”')
    await expect(article.getByText('মা, কড়া রোদে')).toBeVisible()
    await expect(article.locator('ol > li')).toHaveCount(2)
    await expect(article).toContainText('মিনিটের পড়া')
    await expect(article).toContainText('<script>alert(1)</script> stays text')
    await expect(article).toContainText('[this](javascript:alert(1))')
    await expect(article).toContainText('ধরবে না” — আর ফোনটা বেজে উঠল…')
    await expect(article).toContainText('ঝগড়া\u00a0।')

    await forgetFontShift(page)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    const player = article.getByRole('button', { name: /^Play the video/ })
    await player.scrollIntoViewIfNeeded()
    expect(elsewhere).toEqual([])
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expect(noise).toEqual([])

    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'film' }),
    )
    await hydrated(page)
    await player.click()
    await expect(article.locator('iframe')).toHaveAttribute('src', /youtube-nocookie.*pdjQpcVqxMU/)
  },
)
