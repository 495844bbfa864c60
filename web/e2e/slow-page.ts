import { setTimeout as wait } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'

/** Runs in the page before its scripts: what they put off, or ask for, comes at a time of chance. */
const holdBack = (seed: number) => {
  let state = seed
  /** The next number in the seed's row, from 0 to 1. */
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const { setTimeout, requestIdleCallback, fetch } = window
  const later = (most: number, act: () => void) => setTimeout(act, chance() * most)
  const late = {
    setTimeout: (act: () => void, delay = 0, ...rest: unknown[]) =>
      setTimeout(act, delay + chance() * 50, ...rest),
    requestIdleCallback: (act: IdleRequestCallback, options?: IdleRequestOptions) =>
      requestIdleCallback((deadline) => later(300, () => act(deadline)), options),
    fetch: (...asked: Parameters<typeof fetch>) =>
      new Promise((resolve, reject) => {
        later(300, () => fetch(...asked).then(resolve, reject))
      }),
  }
  Object.assign(window, late)

  // React does its work in messages to itself; those of one port stay in their order.
  const { postMessage } = MessagePort.prototype
  const sent = new WeakMap<MessagePort, Promise<void>>()
  MessagePort.prototype.postMessage = function (message: unknown) {
    const before = sent.get(this) ?? Promise.resolve()
    const now = before
      .then(() => new Promise<void>((resolve) => later(30, resolve)))
      .then(() => postMessage.call(this, message))
    sent.set(this, now)
  }
}

/** Delays a page's tasks, idle callbacks, calls and scripts by times that follow from the seed. */
export const slowDown = async (context: BrowserContext, seed: string) => {
  await context.addInitScript(holdBack, crc32(seed))
  await context.route('**/*.js', async (route) => {
    await wait(
      crc32(
        seed +
          route
            .request()
            .url()
            .replace(/^https?:..[^/]+/, ''),
      ) % 1_000,
    )
    // A page that was left no longer waits for it.
    await route.continue().catch(() => {})
  })
}
