import type { Page } from '@bong-bari/contract'

/** Pages of one kind, and how many the site could serve. */
export type List = {
  pages: () => AsyncIterable<readonly object[]>
  count: () => Promise<number>
}

/** `serves`: which the site can reach. */
export const listOf = <Item extends object>(
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

export const atOnce = <Item>(read: () => Promise<Item[]>) =>
  async function* () {
    yield await read()
  }

type Read<Item> = (from: { limit: number; cursor?: string | undefined }) => Promise<Page<Item[]>>

/** Pages of at most `limit`. */
export const byCursor = <Item>(read: Read<Item>, limit = 100) =>
  async function* () {
    let cursor: string | undefined
    do {
      const { items, next } = await read({ limit, cursor })
      yield items
      cursor = next
    } while (cursor)
  }
