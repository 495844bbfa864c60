import { expect, type Page } from '@playwright/test'
import { axeOf, complaints } from './axe.ts'
import { watchNoise } from './log-in.ts'
import { answerWith, openChat } from './open-chat.ts'
import { test } from './test.ts'

/** Resolves once nothing of the page fades in any more; what turns for ever turns on. */
const pageAtRest = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

test('Home is accessible and silent with the chat closed and open, in talk and in trouble', {
  tag: '@phone',
}, async ({ page }) => {
  const noise = watchNoise(page)
  const check = async () => {
    const { violations } = await axeOf(page).include('aside').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await page.goto('/')
  await check()
  await answerWith(page, 'এই যে: https://youtu.be/x, /about')
  const chat = await openChat(page, '/')
  await chat.still()
  await check()
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveCount(3)
  await chat.field.fill('x'.repeat(2_001))
  await check()
  expect(noise).toEqual([])
  await pageAtRest(page)
  expect(await complaints(page)).toEqual([])
})

test('every control of the chat is at least 44 px tall and wide for a thumb', {
  tag: '@phone',
}, async ({ page }) => {
  await answerWith(page, 'বেশ।')
  const chat = await openChat(page)
  await chat.still()
  const reach = (selector: string) =>
    page.locator(selector).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { width, height } = node.getBoundingClientRect()
        const { top = '0', content } = getComputedStyle(node, '::after')
        const more = content === 'none' ? 0 : -2 * (Number.parseFloat(top) || 0)
        return Math.min(width, height + more)
      }),
    )
  for (const size of await reach('.chat-window button, .chat-window textarea'))
    expect(size).toBeGreaterThanOrEqual(44)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.again).toBeVisible()
  for (const size of await reach('[role=dialog] button')) expect(size).toBeGreaterThanOrEqual(44)
})
