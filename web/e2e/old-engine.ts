import type { BrowserContext } from '@playwright/test'
import { type Missing, missing } from '../check-engines/missing.ts'

/** Runs in the page before its scripts. */
const removeAll = (all: Missing[]) => {
  for (const [owner, name] of all) {
    const steps = owner ? owner.split('.') : []
    const place = steps.reduce<object>((from, step) => Object(Reflect.get(from, step)), globalThis)
    Reflect.deleteProperty(place, name)
  }
}

/** Playwright itself asks the page for it. */
const kept = ['checkVisibility']

/** Takes from each page what one of the oldest engines lacks. */
export const takeAway = (context: BrowserContext) =>
  context.addInitScript(
    removeAll,
    missing.filter(([, name]) => !kept.includes(name)),
  )
