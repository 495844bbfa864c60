import { liveOf, nouns, type ShownNoun, shownNouns } from '@bong-bari/contract'
import { nounTables } from '@bong-bari/table'

/** The pages that show a noun. */
export const pagesOf = (name: string): readonly string[] =>
  shownNouns.filter((shown) => shown === name).flatMap((shown) => nouns[shown].shown.pages)

/** The items that visitors see now, without who changed them. */
const shownItems = async (name: ShownNoun, now: Date) => {
  const all: readonly { changedBy: unknown }[] = await nounTables[name].list()
  return liveOf(all, now).map(({ changedBy: _, ...shown }) => shown)
}

/** Reads everything that a page shows of the small nouns. */
export const shownOn = async (path: string, now: Date) => {
  const names = shownNouns.filter((name) => pagesOf(name).includes(path))
  const lists = names.map(async (name) => [name, await shownItems(name, now)] as const)
  return Object.fromEntries(await Promise.all(lists))
}
