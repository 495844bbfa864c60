import { type CDPSession, expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'

/** A key in the page's own browser, whose owner always agrees. */
const plugIn = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

// No browser makes a passkey for a number, which is where the stack of the journeys listens.
test.use({
  baseURL: async ({ baseURL }, use) => {
    const address = new URL(baseURL ?? '')
    address.hostname = 'localhost'
    await use(address.origin)
  },
})

const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a passkey is added, logs in, confirms a session and is removed', async ({ page }) => {
  const noise = watchNoise(page)
  await plugIn(page)
  await enter(page)
  await openTool(page, 'People')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Ma’s laptop')
  expect(await complaints(page)).toEqual([])
  await adding.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('Passkey Added')).toBeVisible()
  await expect(item(page, 'Ma’s laptop')).toContainText('Not used yet')
  expect(await sideways(page)).toBe(0)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await openTool(page, 'People')
  await expect(item(page, 'Ma’s laptop')).toContainText('Last used just now')

  // As of a session that is over an hour old: the server asks once.
  let isOld = true
  await page.route('**/api/auth/passkeys/*', async (route) => {
    if (!isOld || route.request().method() !== 'DELETE') return route.continue()
    isOld = false
    const json = { code: 'password-required', message: 'Please give your password again.' }
    await route.fulfill({ status: 403, json })
  })
  await page.getByRole('button', { name: 'Remove Ma’s laptop' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Ma’s laptop?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm your password' })
  const confirmed = page.waitForResponse(/auth\/confirm$/)
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  expect((await confirmed).status()).toBe(200)
  await expect(page.getByText('Passkey Removed')).toBeVisible()
  await expect(item(page, 'Ma’s laptop')).toHaveCount(0)
  expect(noise.filter((line) => !line.includes('403'))).toEqual([])
})
