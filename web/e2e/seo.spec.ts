import { listedPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { hydrated } from './hydrated.ts'
import { chatOn } from './open-chat.ts'
import { test } from './test.ts'

const post = '/blog/top-10-bengali-mom-phrases'
const paths = [...listedPages, post]

const fetchHtml = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), html: await answer.text() }
}

const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const tag = (html: string, name: string) =>
  partOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))

test('META-01 META-02 every page says everything about itself in its HTML', async ({ request }) => {
  for (const path of paths)
    await test.step(path, async () => {
      const { status, html } = await fetchHtml(request, path)
      expect(status).toBe(200)
      expect(partOf(html, /<h1[^>]*>(.+?)<\/h1>/s).length).toBeGreaterThan(3)
      expect(
        partOf(html, /<main[^>]*>(.+?)<\/main>/s).replace(/<[^>]+>/g, '').length,
      ).toBeGreaterThan(250)
      const canonical = partOf(html, /<link rel="canonical" href="([^"]+)"/)
      expect(new URL(canonical).pathname).toBe(path)
      expect(tag(html, 'og:url')).toBe(canonical)
      for (const name of ['description', 'og:description', 'twitter:description'])
        expect(tag(html, name).length).toBeGreaterThan(50)
      const title = partOf(html, /<title>([^<]+)<\/title>/)
      expect(title).toContain(site.name)
      // Home's title goes on; what is shown of it elsewhere is its name.
      const shown = path === '/' ? title.split(' | ')[0] : title
      for (const name of ['og:title', 'twitter:title']) expect(tag(html, name)).toBe(shown)
      expect(tag(html, 'og:description')).toBe(tag(html, 'description'))
      for (const name of ['og:image', 'twitter:image'])
        expect(tag(html, name)).toMatch(/^https?:\/\/[^/]+\/.+\.png$/)
      expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"')
      expect(html).toContain('<link rel="alternate" href="/feed.xml" type="application/rss+xml"')
    })
})

const callsOf = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/blog')) calls.push(pathname)
  })
  return calls
}

test('a post and a missing post hydrate their HTML, without another call and without a word', async ({
  page,
}) => {
  const calls = callsOf(page)
  const noise: string[] = []
  // The browser itself names the 404 of the document.
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(text))
      noise.push(text)
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  for (const path of [post, '/blog/no-such-post']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((node) => Object.assign(node, { stood: true }))
    await hydrated(page)
    expect(await heading.evaluate((node) => Object(node).stood)).toBe(true)
  }
  expect(calls).toEqual([])
  expect(noise).toEqual([])
})

const application = /assets\/(visitor|app)-[^/]*\.js$/

test('CHAT-03 the chat that is asked for before the scripts are there opens when they are', async ({
  page,
}) => {
  const release = await hold(page, application)
  await page.goto('/')
  const chat = chatOn(page)
  await chat.button.click()
  release()
  await expect(chat.field).toBeFocused()
})

test('a switch that is pressed early and stands as wished once its state is known is left there', {
  tag: '@night',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('sound', 'off'))
  for (const name of ['Pause announcements', 'Sound']) {
    const release = await hold(page, application)
    await page.goto('/about')
    await page.getByRole('button', { name }).click()
    release()
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
    // The chat button is asked last: the press that was remembered has been repeated by then.
    const chat = chatOn(page)
    await chat.button.click()
    await expect(chat.field).toBeFocused()
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    // Or it would come along to the next page, open.
    await chat.close.click()
    await page.unrouteAll()
  }
})
