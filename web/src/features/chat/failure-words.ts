import { CallError } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'

const inBengali = (count: number) => count.toLocaleString('bn', { useGrouping: false })

/** A wait in Bengali, rounded up: seconds up to 90, then minutes up to 90. */
const waitInWords = (seconds: number) => {
  if (seconds <= 90) return `${inBengali(seconds)} সেকেন্ড`
  if (seconds <= 90 * 60) return `${inBengali(Math.ceil(seconds / 60))} মিনিট`
  return `${inBengali(Math.ceil(seconds / 3600))} ঘণ্টা`
}

const usualWait = 60

export const wordsFor = (error: unknown) =>
  error instanceof CallError && error.status === 429
    ? bot.tooFast.replace('{wait}', waitInWords(Math.ceil(error.retryAfter ?? usualWait)))
    : bot.apology
