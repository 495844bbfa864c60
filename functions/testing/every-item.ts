type Next = { cursor?: string }

/** All that a list has, asked for page by page. */
export const everyItem = async <T>(
  pageAt: (next: Next) => Promise<{ items: T[]; next?: string | undefined }>,
  from: Next = {},
): Promise<T[]> => {
  const { items, next } = await pageAt(from)
  return next ? [...items, ...(await everyItem(pageAt, { cursor: next }))] : items
}
