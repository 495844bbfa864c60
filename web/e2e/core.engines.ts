import { listedPages } from '@bong-bari/edge'
import { test as base, expect } from '@playwright/test'
import { admin } from './admin.ts'
import { openFirefox } from './firefox.ts'
import { sendLead } from './send-lead.ts'
import { actionsIn, type Tab } from './tab.ts'
import { openWebkit } from './webkit.ts'

export type Driven = {
  /** Where an installed Firefox is; without it the journeys go through WebKit. */
  firefox: string | undefined
}

type Visit = { tab: Tab; open: (path: string) => Promise<void> }

const test = base.extend<Driven & Visit>({
  firefox: [undefined, { option: true }],
  tab: async ({ firefox }, use) => {
    const tab = firefox ? await openFirefox(firefox) : await openWebkit()
    await use(tab)
    await tab.close()
  },
  open: ({ tab, baseURL }, use) => use((path) => tab.go(new URL(path, baseURL).href)),
})

const logIn = async (tab: Tab) => {
  const { sees, presses, types } = actionsIn(tab)
  await sees('main button[type=submit]', 'Login')
  await types('input', 'Username', admin.username)
  await types('input', 'Password', admin.password)
  await presses('main button', 'Login')
  await sees('h1', 'Admin Panel')
}

test('every public page stands, comes alive and complains about nothing', async ({ tab, open }) => {
  const { sees, hydrated } = actionsIn(tab)
  for (const path of listedPages) {
    await open(path)
    await sees('h1')
    await hydrated()
    expect([path, await tab.noise()]).toEqual([path, []])
  }
})

test('a post is opened from the list and left again', async ({ tab, open }) => {
  const { sees, presses, hydrated } = actionsIn(tab)
  await open('/blog')
  await hydrated()
  await presses('article a', '')
  await presses('a', 'Back to Blog')
  await sees('article a')
  expect(await tab.noise()).toEqual([])
})

test('a request is sent from Home', async ({ tab, open }) => {
  const { sees, presses, types, hydrated } = actionsIn(tab)
  await open('/')
  await hydrated()
  await types('form input', 'Name', 'রিয়া সেন')
  await types('form input', 'Company', 'মিষ্টি ঘর')
  await types('form input[type=tel]', 'Phone', '9830012345')
  await presses('button', 'Send Collaboration Request')
  await sees('[role=status] b', 'Success!')
  expect(await tab.noise()).toEqual([])
})

test('Bong Bot answers', async ({ tab, open, request }) => {
  // Its first answer takes seconds of the processor, and on a busy machine longer than a visitor waits.
  const answer = () => request.post('/api/chatbot/message', { data: { message: 'hello' } })
  await expect.poll(async () => (await answer()).status(), { timeout: 240_000 }).toBe(200)
  const { presses, types, hydrated } = actionsIn(tab)
  await open('/')
  await hydrated()
  await presses('button', 'Open Bong Bot')
  await types('[role=dialog] textarea', 'Message', 'নতুন ভিডিও কবে আসবে?')
  await presses('[role=dialog] button', 'Send')
  const said = () => tab.run(() => document.querySelectorAll('[data-sender] > p').length)
  await expect.poll(said).toBe(3)
  expect(await tab.noise()).toEqual([])
})

test('an admin logs in, opens a request and gives it a status, which is kept', async ({
  tab,
  open,
  baseURL,
}) => {
  const { sees, presses } = actionsIn(tab)
  const name = `Riya in every engine ${Date.now()}`
  await sendLead(baseURL, name)
  await open('/login')
  await logIn(tab)
  await presses('button', name)
  await sees('h2', name)
  await presses('fieldset label', 'Hot')
  await sees('[role=status] b', 'Status Updated')
  expect(await tab.noise()).toEqual([])
  await open(await tab.run(() => location.href))
  await sees('input[value=hot]:checked')
})

test('a post is written', async ({ tab, open }) => {
  const { sees, presses, types } = actionsIn(tab)
  const title = `Written in every engine ${Date.now()}`
  await open('/admin?tab=blog')
  await logIn(tab)
  await presses('button', 'New Blog Post')
  await types('[role=dialog] input', 'Title', title)
  await types('[role=dialog] textarea', 'Content', 'মা বললেন, "না।" The son said yes.')
  await presses('button', 'Publish')
  await sees('[role=status] b', 'Blog Post Created!')
  expect(await tab.noise()).toEqual([])
})
