import type { Page } from '@bong-bari/contract'

/** All items of one kind in pages, and how many of them the site can serve. */
export type List = {
  pages: () => AsyncIterable<readonly object[]>
  count: () => Promise<number>
}

/** Makes a list from its pages. `serves` tells whether the site can reach an item. */
export const makeList = <Item extends object>(
  pages: () => AsyncIterable<readonly Item[]>,
  serves: (item: Item) => Promise<unknown> = async () => true,
): List => ({
  pages,
  count: async () => {
    let count = 0
    for await (const page of pages()) for (const item of page) if (await serves(item)) count++
    return count
  },
})

export const inOnePage = <Item>(read: () => Promise<Item[]>) =>
  async function* () {
    yield await read()
  }

type Read<Item> = (from: { limit: number; cursor?: string | undefined }) => Promise<Page<Item[]>>

/** Yields everything that a paged read returns, in pages of at most `limit`. */
export const pagesByCursor = <Item>(read: Read<Item>, limit = 100) =>
  async function* () {
    let cursor: string | undefined
    do {
      const { items, next } = await read({ limit, cursor })
      yield items
      cursor = next
    } while (cursor)
  }
