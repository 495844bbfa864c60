import type { Page } from '@bong-bari/contract'

/** All items of one kind in pages, and how many of them the site could serve. */
export type List = {
  pages: () => AsyncIterable<readonly object[]>
  count: () => Promise<number>
}

/** A list whose items count where `serves` finds that they can be reached as the site reaches them. */
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

/** The pages of what is read at once. */
export const atOnce = <Item>(read: () => Promise<Item[]>) =>
  async function* () {
    yield await read()
  }

type Read<Item> = (from: { limit: number; cursor?: string | undefined }) => Promise<Page<Item[]>>

/** The pages of what is read by cursor, each of at most `limit` items. */
export const byCursor = <Item>(read: Read<Item>, limit = 100) =>
  async function* () {
    let cursor: string | undefined
    do {
      const { items, next } = await read({ limit, cursor })
      yield items
      cursor = next
    } while (cursor)
  }
