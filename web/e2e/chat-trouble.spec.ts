import { expect } from '@playwright/test'
import { chatOn, openChat } from './open-chat.ts'
import { test } from './test.ts'

test('a chat that cannot be loaded says so and opens once the page is loaded again', {
  tag: '@night',
}, async ({ page }) => {
  await page.route('**/assets/chat-window-*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  const chat = chatOn(page)
  await chat.button.click()
  await expect(page.getByRole('alert')).toContainText('The chat could not be opened.')
  await page.unroute('**/assets/chat-window-*.js')
  await openChat(page)
})
