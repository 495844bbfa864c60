import type { BrowserContext } from 'playwright-core'
import type { Site } from './site.ts'

/** Logs the admin in to `context`. */
export const logIn = async ({ url, credentials }: Site, context: BrowserContext) => {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: credentials })
  const { sessionId, csrfToken } = await answer.json()
  const kept = JSON.stringify([sessionId, csrfToken])
  await context.addInitScript(`(([session, token]) => {
    localStorage.setItem('admin_session', session)
    localStorage.setItem('csrf_token', token)
  })(${kept})`)
}
