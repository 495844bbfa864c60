import type { Page } from '@playwright/test'

/** Keeps requests to `url` waiting until the function that it gives is called. */
export const hold = async (page: Page, url: string | RegExp) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
