import { listedPages, officePages } from './pages.ts'

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** Page -> its file in the built web. */
export const pages: Record<string, string> = {
  ...Object.fromEntries(listedPages.map((path) => [path, fileOf(path)])),
  ...officePages,
}
