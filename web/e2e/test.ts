import { test as base } from '@playwright/test'
import { slowDown } from './slow-page.ts'

/** The journeys' `test`: what `SLOW_PAGE=<seed>` or `SLOW_PAGE=random` asks for happens to each page. */
export const test = base.extend({
  context: async ({ context }, use, { title }) => {
    const seed = process.env.SLOW_PAGE
    if (seed) await slowDown(context, `${seed} ${title}`)
    await use(context)
  },
})
