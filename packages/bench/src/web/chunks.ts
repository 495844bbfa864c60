/** Built scripts: the text of each by its file name. */
export type Chunks = ReadonlyMap<string, string>

const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** The files that come with `first` before any of them runs. */
export const importedBy = (chunks: Chunks, first: readonly string[]) => {
  const found = new Set(first)
  for (const name of found)
    for (const [, next = ''] of (chunks.get(name) ?? '').matchAll(staticImport))
      if (chunks.has(next)) found.add(next)
  return [...found]
}

const lateImport = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g

/** The files that code of `files` asks for once something is opened: a tab, a page or a window. */
export const openedFrom = (chunks: Chunks, files: readonly string[]) => {
  const texts = files.map((name) => chunks.get(name) ?? '')
  const named = texts.flatMap((text) => [...text.matchAll(lateImport)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => chunks.has(name) && !files.includes(name))
}

/** The one file that the build made of an entry such as `visitor`. */
export const entryFile = (chunks: Chunks, entry: string) => {
  const hashed = new RegExp(`^${entry}-[\\w-]{8}\\.js$`)
  const found = [...chunks.keys()].filter((name) => hashed.test(name))
  if (found.length !== 1) throw new Error(`The build has ${found.length} files of ${entry}, not 1.`)
  return found[0] ?? ''
}
