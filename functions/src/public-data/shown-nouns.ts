import { filterLive, nouns, type ShownNoun, shownNouns } from '@bong-bari/contract'
import { nounTables } from '@bong-bari/table'

export const pathsShowing = (name: string): readonly string[] =>
  shownNouns.filter((shown) => shown === name).flatMap((shown) => nouns[shown].pages)

/** Visitors do not see who changed an item last. */
const listShownItems = async (name: ShownNoun, now: Date) => {
  const items: readonly { changedBy: unknown }[] = await nounTables[name].list()
  return filterLive(items, now).map(({ changedBy: _, ...shown }) => shown)
}

export const readShownItems = async (path: string, now: Date) => {
  const names = shownNouns.filter((name) => pathsShowing(name).includes(path))
  const lists = names.map(async (name) => [name, await listShownItems(name, now)] as const)
  return Object.fromEntries(await Promise.all(lists))
}
