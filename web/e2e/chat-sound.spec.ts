import { expect, type Page, test } from '@playwright/test'
import { answerWith, holdAnswer, messageCall, openChat } from './open-chat.ts'

declare global {
  interface Window {
    heard: { volume: number; loop: boolean; isPlaying: boolean }[]
  }
}

/** Writes down what the page's sound device is told to play. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.heard = []
    let volume = 0
    const { setValueAtTime } = AudioParam.prototype
    AudioParam.prototype.setValueAtTime = function (value, at) {
      volume = value
      return setValueAtTime.call(this, value, at)
    }
    const { start, stop } = AudioBufferSourceNode.prototype
    const notes = new WeakMap<AudioBufferSourceNode, (typeof window.heard)[number]>()
    AudioBufferSourceNode.prototype.start = function (...when) {
      const note = { volume, loop: this.loop, isPlaying: true }
      notes.set(this, note)
      window.heard.push(note)
      return start.apply(this, when)
    }
    AudioBufferSourceNode.prototype.stop = function (...when) {
      const note = notes.get(this)
      if (note) note.isPlaying = false
      return stop.apply(this, when)
    }
  })

const heard = (page: Page) => page.evaluate(() => window.heard)

const fetched = (page: Page) => {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/sounds\/([\w-]+)\.mp3$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

test('CHAT-15 CHAT-25 CHAT-26 FX-29 FX-30 FX-31 opening, sending, typing and the answer are heard', async ({
  page,
}) => {
  await listen(page)
  const names = fetched(page)
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await expect.poll(() => heard(page)).toMatchObject([{ volume: expect.closeTo(0.3), loop: false }])
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect.poll(async () => (await heard(page)).length).toBe(3)
  const [, ...sending] = await heard(page)
  const byLoop = sending.sort((one, other) => Number(one.loop) - Number(other.loop))
  expect(byLoop).toMatchObject([
    { volume: 0.4, loop: false },
    { volume: 0.2, loop: true, isPlaying: true },
  ])
  give('Hello!')
  await expect.poll(async () => (await heard(page)).length).toBe(4)
  expect((await heard(page)).at(-1)).toMatchObject({ volume: 0.3, loop: false })
  expect((await heard(page)).filter(({ loop, isPlaying }) => loop && isPlaying)).toEqual([])
  expect([...names].sort()).toEqual(['glitter', 'typing', 'whatsapp-send'])
})

for (const [how, end] of [
  ['closing', 'Close chat'],
  ['starting again', 'Start again'],
] as const)
  test(`CHAT-25 ${how} ends the sound of typing`, async ({ page }) => {
    await listen(page)
    await holdAnswer(page)
    const chat = await openChat(page)
    await chat.field.fill('hi')
    await chat.field.press('Enter')
    const typing = async () =>
      (await heard(page)).filter(({ loop, isPlaying }) => loop && isPlaying).length
    await expect.poll(typing).toBe(1)
    await chat.window.getByRole('button', { name: end }).click()
    await expect.poll(typing).toBe(0)
  })

test('CHAT-27 a failure ends the sound of typing, and no answer is heard', async ({ page }) => {
  await listen(page)
  await page.route(messageCall, (route) => route.abort())
  const chat = await openChat(page)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveCount(3)
  await expect.poll(async () => (await heard(page)).some(({ volume }) => volume > 0.35)).toBe(true)
  const notes = await heard(page)
  expect(notes.filter(({ loop, isPlaying }) => loop && isPlaying)).toEqual([])
  expect(notes.filter(({ volume }) => Math.abs(volume - 0.3) < 0.01)).toHaveLength(1)
})

test('with the sounds switched off the chat is silent', async ({ page }) => {
  await listen(page)
  const names = fetched(page)
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('sound', 'off'))
  await answerWith(page, 'বেশ।')
  const chat = await openChat(page)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveCount(3)
  expect(names).toEqual([])
})
