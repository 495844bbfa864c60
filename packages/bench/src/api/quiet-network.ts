import type { Page } from 'playwright-core'

/** Milliseconds without any request that count as quiet. */
const silence = 600

/** Answers a function that waits until a page has asked for nothing for a while. */
export const quietNetworkOf = (page: Page) => {
  let open = 0
  let lastAt = performance.now()
  const changed = (by: number) => () => {
    open += by
    lastAt = performance.now()
  }
  page.on('request', changed(1)).on('requestfinished', changed(-1)).on('requestfailed', changed(-1))
  return async () => {
    lastAt = performance.now()
    while (open > 0 || performance.now() - lastAt < silence)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
