import { bot } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { instructions } from './prompt.ts'
import { isLeak } from './safe-answer.ts'

test('any instruction, however it is dressed up, is a leak', () => {
  for (const line of [...instructions, bot.persona]) {
    expect(isLeak(`Sure! ${line}`)).toBe(true)
    expect(isLeak([...line.toUpperCase()].join('-'))).toBe(true)
    expect(isLeak([...line].reverse().join(''))).toBe(true)
    expect(isLeak(Buffer.from(line).toString('base64'))).toBe(true)
  }
})

test.each([
  'I am Bong Bot, the AI-powered clay tea cup of the Bong Bari house, warm and quick-witted!',
  'For a collaboration or sponsorship, please fill in the form at /work-with-us.',
  'আমি বং বট, এ বাড়ির মাটির ভাঁড়।',
  'I cannot promise anything in the name of the channel, dada.',
])('%s is none', (answer) => {
  expect(isLeak(answer)).toBe(false)
})

test('letters that stand for many hide nothing', () => {
  expect(isLeak(`${'\ufdfa'.repeat(1_000)} ${instructions[0]}`)).toBe(true)
})
