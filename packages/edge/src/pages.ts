export const kitPage = '/media-kit'

/** Public pages that are always there; posts, months of the blog and videos come and go. */
export const listedPages = [
  '/',
  '/about',
  '/work-with-us',
  kitPage,
  '/contact',
  '/blog',
  '/videos',
  '/privacy',
]

/** Page of the team, and that of a preview, which whoever has its link may see -> its file in the built web. */
export const officePages: Record<string, string> = {
  '/login': '/login.html',
  '/admin': '/admin.html',
  '/admin/audit': '/admin.html',
  '/admin/brands': '/admin.html',
  '/admin/chatbot': '/admin.html',
  '/admin/homepage': '/admin.html',
  '/admin/numbers': '/admin.html',
  '/admin/people': '/admin.html',
  '/admin/pictures': '/admin.html',
  '/admin/replies': '/admin.html',
  '/admin/settings': '/admin.html',
  '/admin/trash': '/admin.html',
  '/admin/videos': '/admin.html',
  '/preview': '/preview.html',
}

/** Pages that are answered with `x-robots-tag: noindex`. */
export const unlistedPages = Object.keys(officePages)

/** What machines read of the site, published beside the pages; of posts there is a sitemap for each month. */
export const documents = [
  '/find.json',
  '/feed.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-videos.xml',
]

/** The next upload as an entry for calendars, while there is one to come. */
export const uploadCalendar = '/next-upload.ics'

/** `/sitemap-2025-03.xml` */
export const monthSitemap = (month: string) => `/sitemap-${month}.xml`

/** The month of an address of {@link monthSitemap}; undefined of any other. */
export const monthOfSitemap = (path: string) => {
  const found = /^\/sitemap-(\d{4}-(?:0[1-9]|1[0-2]))\.xml$/.exec(path)
  return found ? found[1] : undefined
}

/** The media kit as a PDF, published beside its page; search engines shall find the page, if anything. */
export const kitFile = '/media-kit.pdf'

/** What is published under its own name, and is no page. */
export const isDocument = (path: string) =>
  [kitFile, uploadCalendar].includes(path) ||
  documents.includes(path) ||
  monthOfSitemap(path) !== undefined

/** Folders of the built web that are served as they are. */
export const assetFolders = ['/assets/', '/posters/', '/sounds/', '/fonts/']

/** Single files of the built web that are served as they are; browsers ask for `favicon.ico` unasked. */
export const rootFiles = [
  '/logo.png',
  '/favicon.ico',
  '/favicon.svg',
  '/og-image.png',
  '/office-manifest.json',
  '/office-worker.js',
]

/** Folders of the media bucket that are served as they are; its other folders never are. */
export const mediaFolders = ['/media/', '/exports/']

/** True for a path (as {@link officePages}' files are written) that the built web holds and serves. */
export const isSiteFile = (path: string) =>
  Object.values(officePages).includes(path) ||
  rootFiles.includes(path) ||
  assetFolders.some((folder) => path.startsWith(folder))
