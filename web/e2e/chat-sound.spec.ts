import { expect } from '@playwright/test'
import { hear } from './hear.ts'
import { holdAnswer, messageCall, openChat } from './open-chat.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

const glitter = { volume: expect.closeTo(0.3), loop: false }

test('CHAT-15 CHAT-25 CHAT-26 CHAT-27 FX-29 FX-30 FX-31 opening, sending, typing and the answer are heard; a failure and closing end the typing', async ({
  page,
}) => {
  const { of } = await hear(page)
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await expect.poll(() => of('glitter')).toMatchObject([glitter])
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect
    .poll(() => of('whatsapp-send'))
    .toMatchObject([{ volume: expect.closeTo(0.4), loop: false }])
  await expect
    .poll(() => of('typing'))
    .toMatchObject([{ volume: expect.closeTo(0.2), loop: true, isPlaying: true }])
  give('Hello!')
  await expect.poll(() => of('glitter')).toMatchObject([glitter, glitter])
  expect(await of('typing')).toMatchObject([{ isPlaying: false }])

  const typing = async () => (await of('typing')).filter(({ isPlaying }) => isPlaying).length
  await page.unroute(messageCall)
  await page.route(messageCall, (route) => route.abort())
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveCount(5)
  await expect.poll(() => of('whatsapp-send')).toHaveLength(2)
  await expect.poll(typing).toBe(0)
  expect(await of('glitter')).toHaveLength(2)

  await page.unroute(messageCall)
  await holdAnswer(page)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect.poll(typing).toBe(1)
  await chat.close.click()
  await expect.poll(typing).toBe(0)
})
