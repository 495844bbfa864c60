import { expect, type Locator, type Page } from '@playwright/test'

export type Box = Pick<
  DOMRect,
  'x' | 'y' | 'width' | 'height' | 'top' | 'right' | 'bottom' | 'left'
>

/** Where each of the places stands, read at once: boxes of two layouts cannot be compared. */
export const boxesOf = async <Name extends string>(page: Page, places: Record<Name, Locator>) => {
  const nodes: Record<string, Awaited<ReturnType<Locator['elementHandle']>>> = {}
  for (const name in places) nodes[name] = await places[name].elementHandle()
  const boxes: Record<Name, Box> = await page.evaluate((all) => {
    const read = Object.entries(all).map(([name, node]) => {
      if (!node?.isConnected) throw new Error(`${name} is there no more.`)
      return [name, node.getBoundingClientRect().toJSON()]
    })
    return Object.fromEntries(read)
  }, nodes)
  return boxes
}

/** The boxes of everything that it finds, read at once. */
export const boxesOfAll = (places: Locator): Promise<Box[]> =>
  places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))

/** Waits until all that is expected of the page holds at one moment: pictures, letters and toasts still arrive. */
export const comesToStand = (check: () => Promise<void>) => expect(check).toPass()
