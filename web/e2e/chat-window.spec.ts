import { listedPages } from '@bong-bari/edge'
import { expect, type Page } from '@playwright/test'
import { chatOn, openChat } from './open-chat.ts'
import { test } from './test.ts'

type Chat = ReturnType<typeof chatOn>

const boxOf = async ({ window }: Chat) => {
  const box = await window.boundingBox()
  if (!box) throw new Error('The chat has no box.')
  return box
}

/** Where the window comes to stand: it follows a pointer a frame later. */
const expectBox = (chat: Chat) => expect.poll(() => boxOf(chat))

const settled = async (chat: Chat) => {
  await chat.still()
  return boxOf(chat)
}

/** Drags the header by the mouse or, on the phone, by a finger. */
const drag = async (page: Page, chat: Chat, to: { x: number; y: number }, isTouch: boolean) => {
  const { x, y } = await settled(chat)
  const from = { x: x + 100, y: y + 20 }
  if (!isTouch) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    return
  }
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}

test('CHAT-02 CHAT-03 the round button stands at the bottom right of every page, in its HTML', {
  tag: '@both',
}, async ({ page, request }) => {
  for (const path of [...listedPages, '/login', '/nowhere'])
    expect(await (await request.get(path)).text(), path).toContain('aria-label="Open Bong Bot')
  await page.goto('/')
  const { button } = chatOn(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const margin = width < 768 ? 14 : 20
  const size = width < 768 ? 58 : 68
  await expect
    .poll(() => button.boundingBox())
    .toEqual({
      x: width - margin - size,
      y: height - margin - size,
      width: size,
      height: size,
    })
  expect(await button.evaluate((node) => getComputedStyle(node).borderRadius)).toBe('50%')
})

test('CHAT-04 CHAT-14 CHAT-16 CHAT-17 CHAT-18 CHAT-19 the window opens 320 by 360 at the bottom right, wherever it was before, and stays inside where it is dragged and where the screen shrinks or turns', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const chat = await openChat(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const corner = { x: width - 320 - 20, y: height - 360 - 20, width: 320, height: 360 }
  expect(await settled(chat)).toEqual(corner)
  await drag(page, chat, { x: 125, y: 300 }, isMobile)
  await expectBox(chat).toMatchObject({ x: 25, y: 280 })
  await drag(page, chat, { x: 0, y: 0 }, isMobile)
  await expectBox(chat).toMatchObject({ x: 0, y: 80 })
  await drag(page, chat, { x: width - 1, y: height - 1 }, isMobile)
  await expectBox(chat).toMatchObject({ x: width - 320, y: height - 20 - 360 })
  await expect(chat.field).toBeFocused()
  await chat.close.click()
  await chat.button.click()
  expect(await settled(chat)).toEqual(corner)

  await page.setViewportSize({ width: 700, height: 600 })
  await expectBox(chat).toMatchObject({ x: 360, y: 220 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expectBox(chat).toMatchObject({ y: 80, height: 290 })
  await expect(chat.field).toBeInViewport({ ratio: 1 })
})

test('CHAT-16 the arrow keys on its grip move it, in larger steps with Shift', {
  tag: '@night',
}, async ({ page }) => {
  const chat = await openChat(page)
  const start = await settled(chat)
  await chat.grip.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectBox(chat).toMatchObject({ x: start.x - 20, y: start.y - 10 })
  await page.keyboard.press('Shift+ArrowUp')
  await expectBox(chat).toMatchObject({ x: start.x - 20, y: start.y - 60 })
  await expect(chat.window.getByRole('status').first()).toHaveText(
    `${start.x - 20} pixels from the left, ${start.y - 60} from the top`,
  )
  for (let press = 0; press < 12; press++) await page.keyboard.press('Shift+ArrowUp')
  await expectBox(chat).toMatchObject({ y: 80 })
})

test('a keyboard on the screen leaves the textarea in sight', { tag: '@phone' }, async ({
  page,
}) => {
  const chat = await openChat(page)
  const before = await settled(chat)
  const showKeyboard = (height: number) =>
    page.evaluate((visible) => {
      const view = window.visualViewport
      if (view) Object.defineProperty(view, 'height', { configurable: true, value: visible })
      view?.dispatchEvent(new Event('resize'))
    }, height)
  await showKeyboard(500)
  await expectBox(chat).toMatchObject({ y: 120, height: 360 })
  await showKeyboard(360)
  await expectBox(chat).toMatchObject({ y: 80, height: 260 })
  await showKeyboard(844)
  await expectBox(chat).toEqual(before)
})
