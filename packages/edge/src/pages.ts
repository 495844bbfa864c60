/** Page -> its file in the built web. Posts and unknown paths are answered by the `pages` function. */
export const pages: Record<string, string> = {
  '/': '/index.html',
  '/about': '/about.html',
  '/work-with-us': '/work-with-us.html',
  '/contact': '/contact.html',
  '/blog': '/blog.html',
  '/privacy': '/privacy.html',
  '/login': '/login.html',
  '/admin': '/admin.html',
  '/admin/chatbot': '/admin.html',
  '/admin/homepage': '/admin.html',
  '/admin/people': '/admin.html',
  '/admin/settings': '/admin.html',
}

/** What machines read of the site; published beside the pages. */
export const documents = ['/feed.xml', '/robots.txt', '/sitemap.xml']

const isOffice = (path: string) => /^\/(login|admin)(\/|$)/.test(path)

/** Pages that search engines shall find. */
export const listedPages = Object.keys(pages).filter((path) => !isOffice(path))

/** Pages that are answered with `x-robots-tag: noindex`. */
export const unlistedPages = Object.keys(pages).filter(isOffice)

/** Page of the team -> its file in the built web. */
export const officePages = Object.fromEntries(
  Object.entries(pages).filter(([path]) => isOffice(path)),
)

/** Folders of the built web that are served as they are. */
export const assetFolders = ['/assets/', '/posters/', '/sounds/', '/fonts/']

/** Single files of the built web that are served as they are. */
export const rootFiles = ['/logo.png', '/favicon.svg', '/og-image.png']

/** Folders of the media bucket that are served as they are; its other folders never are. */
export const mediaFolders = ['/media/', '/exports/']

/** True for a path (as {@link pages}' files are written) that the built web holds and serves. */
export const isSiteFile = (path: string) =>
  Object.values(pages).includes(path) ||
  rootFiles.includes(path) ||
  assetFolders.some((folder) => path.startsWith(folder))
