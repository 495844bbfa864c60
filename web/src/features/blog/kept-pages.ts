import { keep, readKept } from '../../ui/kept.ts'
import type { ReadPages } from './post-pages.ts'

const keptKey = 'blog-pages'
/** Lists kept per tab. */
const most = 3

type Kept = { entry: string; data: ReadPages }

const isPage = (page: unknown) =>
  Array.isArray(Object(page).items) &&
  Object(page).items.every((item: unknown) => typeof Object(item).slug === 'string')

const isKept = (one: unknown): one is Kept =>
  typeof Object(one).entry === 'string' &&
  Array.isArray(Object(one).data?.pageParams) &&
  Array.isArray(Object(one).data?.pages) &&
  Object(one).data.pages.every(isPage)

const readAll = () => {
  const all = readKept(keptKey)
  return Array.isArray(all) ? all.filter(isKept) : []
}

/** The posts read at a history entry before a reload. */
export const keptPages = (entry: string) => readAll().find((one) => one.entry === entry)?.data

/** Keeps them for this tab. A first page alone is in the HTML already. */
export const keepPages = (entry: string, data: Pick<ReadPages, 'pages'>) => {
  if (data.pages.length < 2) return
  const others = readAll().filter((one) => one.entry !== entry)
  keep(keptKey, [...others, { entry, data }].slice(-most))
}
