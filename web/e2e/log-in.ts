import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'

/** What the page's console complains about; it should stay empty. */
export const watchNoise = (page: Page) => {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return noise
}

const loginButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' })

/** The button submits once the page is hydrated. */
const becomesLive = (page: Page) => expect(loginButton(page)).toHaveAttribute('type', 'submit')

export const openLogin = async (page: Page) => {
  await page.goto('/login')
  await becomesLive(page)
}

/** Fills in and sends the login; `isOpen` when the page shows it already. */
export const logIn = async (page: Page, who = admin, { isOpen = false } = {}) => {
  if (isOpen) await becomesLive(page)
  else await openLogin(page)
  await page.getByLabel('Username').fill(who.username)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await loginButton(page).click()
}

type Session = { sessionId: string; csrfToken: string }

/** A session of one's own, by a call: where the login itself is not what a journey is about. */
const newSession = async (page: Page, who: typeof admin): Promise<Session> => {
  const send = () => page.request.post('/api/auth/login', { data: who })
  let answer = await send()
  // Where the server is busy a person would press again too.
  await expect
    .poll(async () => {
      if (answer.status() === 503) answer = await send()
      return answer.status()
    })
    .not.toBe(503)
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** Opens the panel with a new session, as somebody who was there before. */
export const enter = async (page: Page, who = admin) => {
  const { sessionId, csrfToken } = await newSession(page, who)
  // Any file of the site will do: it is its storage that is written to.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([id, token]) => {
      localStorage.setItem('admin_session', id)
      localStorage.setItem('csrf_token', token)
    },
    [sessionId, csrfToken] as const,
  )
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
}

/** Headers of a call by the session of a page. */
export const asAdmin = (page: Page) =>
  page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('admin_session')}`,
    'x-csrf-token': localStorage.getItem('csrf_token') ?? '',
  }))
