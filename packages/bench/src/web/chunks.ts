/** Built scripts: the text of each by its file name. */
export type Chunks = ReadonlyMap<string, string>

const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const anyMention = /["'`](?:\.\/|\/?assets\/)([^"'`]+\.js)["'`]/g

const follow = (chunks: Chunks, first: readonly string[], patternOf: (name: string) => RegExp) => {
  const found = new Set(first)
  for (const name of found)
    for (const [, next = ''] of (chunks.get(name) ?? '').matchAll(patternOf(name)))
      if (chunks.has(next)) found.add(next)
  return [...found]
}

/** The files that come with `first` before any of them runs. */
export const importedBy = (chunks: Chunks, first: readonly string[]) =>
  follow(chunks, first, () => staticImport)

/**
 * All that `first` may ever load: whatever their code names, at once or dynamically. What `shared`
 * files import so is left out, for it is not theirs alone.
 */
export const reachedFrom = (
  chunks: Chunks,
  first: readonly string[],
  shared: readonly string[] = [],
) => follow(chunks, first, (name) => (shared.includes(name) ? staticImport : anyMention))

/** The one file that the build made of an entry such as `visitor`. */
export const entryFile = (chunks: Chunks, entry: string) => {
  const hashed = new RegExp(`^${entry}-[\\w-]{8}\\.js$`)
  const found = [...chunks.keys()].filter((name) => hashed.test(name))
  if (found.length !== 1) throw new Error(`The build has ${found.length} files of ${entry}, not 1.`)
  return found[0] ?? ''
}
