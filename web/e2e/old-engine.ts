import type { BrowserContext } from '@playwright/test'
import { newer } from '../check-engines.ts'

/** Runs in the page before its scripts. */
const removeAll = (all: { owner: string; name: string }[]) => {
  for (const { owner, name } of all) {
    const steps = owner ? owner.split('.') : []
    const place = steps.reduce<object>((from, step) => Object(Reflect.get(from, step)), globalThis)
    Reflect.deleteProperty(place, name)
  }
}

/** Playwright itself asks the page for it. */
const needed = ['checkVisibility']

/** Takes from each page what one of the oldest engines lacks. */
export const takeAway = (context: BrowserContext) =>
  context.addInitScript(
    removeAll,
    newer.filter(({ name }) => !needed.includes(name)).map(({ owner, name }) => ({ owner, name })),
  )
