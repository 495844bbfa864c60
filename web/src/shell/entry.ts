export type Entry = 'public' | 'admin'

// Of the edge's list, whose other half no browser needs.
const officePage =
  /^\/(login|preview|admin(\/(audit|brands|chatbot|homepage|numbers|people|pictures|replies|settings|trash|videos))?)$/

const within = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`)

/** The entry that shows a path. Links from one entry to the other are document loads. */
export const entryOf = (path: string): Entry => (officePage.test(path) ? 'admin' : 'public')

/** True when `link` leads to the page at `path`: by prefix, Home only exactly. */
export const isActive = (link: string, path: string) =>
  link === '/' ? path === '/' : within(link, path)
