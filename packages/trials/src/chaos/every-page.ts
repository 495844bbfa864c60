/** Every item of a list that comes in pages. */
export const everyPage = async <Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next?: string | undefined }>,
) => {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    items.push(...page.items)
    cursor = page.next
  } while (cursor)
  return items
}
