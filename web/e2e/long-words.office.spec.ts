import { expect, type Page } from '@playwright/test'
import { cutOff, overlaps } from './cut-off.ts'
import { asAdmin, enter } from './log-in.ts'
import { officeAddresses } from './office-pages.ts'
import { test } from './test.ts'

/** Windows and panels whose content is wider than they are, with what sticks out. */
const wideContent = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=dialog] *, aside, aside *')]
      .filter((node) => {
        const { overflowX, textOverflow } = getComputedStyle(node)
        const isClipped = overflowX !== 'visible' && textOverflow !== 'ellipsis'
        return isClipped && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1
      })
      .map((node) => `${node.localName} ${node.className} ${node.textContent?.slice(0, 30)}`),
  )

/** One word of so many letters, the widest there are. */
const word = (length: number) => 'W'.repeat(length)

/** The longest of everything that is stored, in one word each; whatever was made is taken away by `remove`. */
const longest = async (page: Page) => {
  const headers = await asAdmin(page)
  const made: string[] = []
  const post = async (path: string, data: object, kept = path) => {
    const answer = await page.request.post(path, { headers, data })
    expect([path, answer.status()]).toEqual([path, 201])
    const { id, slug }: { id: string; slug: string } = await answer.json()
    made.push(`${kept}/${id}`)
    return { id, slug }
  }
  const [now] = [Date.now().toString(36)]
  const whom = { username: word(64 - now.length) + now, password: 'ilish bhapa on sundays' }
  const created = await page.request.post('/api/auth/create-user', { headers, data: whom })
  expect(created.status()).toBe(201)
  const { id: userId }: { id: string } = await created.json()
  made.push(`/api/auth/users/${userId}`)
  const lead = await post('/api/collaboration-requests', {
    name: word(200),
    company: word(200),
    email: `${word(64)}@${word(180)}.test`,
    message: word(5_000),
  })
  const owner = await page.request.put(`/api/collaboration-requests/${lead.id}/owner`, {
    headers,
    data: { ownerId: userId },
  })
  expect(owner.ok()).toBe(true)
  const blog = await post('/api/blog', {
    title: word(300),
    excerpt: word(500),
    content: word(1_000),
    date: word(100),
    slug: `${'w'.repeat(110)}-${now}`,
  })
  const section = { sectionType: 'announcement', content: word(1_000), buttonText: word(100) }
  await post('/api/admin/homepage-content', { ...section, title: word(200), linkUrl: '/blog' })
  const gone = await post('/api/admin/homepage-content', { ...section, title: word(200) })
  await page.request.delete(`/api/admin/homepage-content/${gone.id}`, { headers })
  await post('/api/admin/chatbot-training', {
    keyword: word(255),
    userMessage: word(2_000),
    botResponse: word(5_000),
  })
  await post('/api/admin/chatbot-templates', {
    name: word(255),
    templateType: 'quick_reply',
    content: word(1_000),
  })
  await post('/api/admin/reply-templates', { name: word(100), bodyEn: word(1_000) })
  await page.request.post('/api/chatbot/message', { data: { message: word(2_000) } })
  return {
    leadId: lead.id,
    slug: blog.slug,
    colleague: whom.username,
    remove: () => Promise.all(made.reverse().map((path) => page.request.delete(path, { headers }))),
  }
}

test('the longest words that can be stored push nothing out of a screen and lie over nothing, in the office or outside', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(900_000)
  await enter(page)
  const { leadId, slug, colleague, remove } = await longest(page)
  const outside = ['/', '/blog', `/blog/${slug}`, '/videos']
  const addresses = [...officeAddresses, `/admin?lead=${leadId}`, ...outside]
  for (const address of addresses) {
    await page.goto(address)
    // A sheet on a phone hides the page below it from who cannot see.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .configure({ soft: true })
        .poll(async () => [...(await cutOff(page)), ...(await overlaps(page))], {
          message: `${address} at ${width}`,
          timeout: 10_000,
        })
        .toEqual([])
    }
  }
  const dialog = page.getByRole('dialog')
  const windows: Record<string, () => Promise<unknown>> = {
    'the owner of many': async () => {
      await page.goto('/admin')
      await page.locator('tr[data-lead]').first().getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Owner of the selected' }).click()
      await dialog.getByRole('radio', { name: colleague }).check()
    },
    'the audit': async () => {
      await page.goto('/admin/audit')
      await page.getByRole('combobox', { name: 'Person' }).selectOption(colleague)
    },
  }
  for (const [name, open] of Object.entries(windows)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await open()
    for (const width of [390, 768, 1366]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .configure({ soft: true })
        .poll(async () => [...(await wideContent(page)), ...(await cutOff(page))], {
          message: `${name} at ${width}`,
          timeout: 5_000,
        })
        .toEqual([])
    }
  }
  await page.goto('/blog')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.marginBottom = `-${heading.clientHeight}px`
  })
  expect(await overlaps(page), 'words are drawn over a heading').not.toEqual([])
  await remove()
})
