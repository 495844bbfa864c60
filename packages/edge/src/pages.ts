/** Pages of the team, and post previews -> file of the built web. */
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
  '/preview': '/preview.html',
}

/** Search engines may not list these: they are answered with `x-robots-tag: noindex`. */
export const unlistedPages = Object.keys(officePages)

/** Documents that are published for machines, such as the feed and the sitemap. */
export const documents = ['/find.json', '/feed.xml', '/robots.txt', '/sitemap.xml']

/** Published under its own name, but no page. */
export const isDocument = (path: string) => documents.includes(path)

/** Beginnings of addresses that something once had, and the page that stands nearest to it now. */
const replacedAddresses: readonly [beginning: string, page: string][] = [
  ['/blog/in/', '/blog'],
  ['/media-kit', '/work-with-us'],
  ['/next-upload.ics', '/'],
  ['/sitemap-', '/sitemap.xml'],
  ['/tags/', '/videos'],
]

/** Where an address leads for good; undefined where something stands, or stood never. */
export const replacementOf = (path: string): string | undefined => {
  // It is part of the CloudFront Function, which knows neither destructuring nor `?.`.
  const entry = replacedAddresses.find((one) => path.startsWith(one[0]))
  return entry ? entry[1] : undefined
}

/** The folders of the built web whose files are served as they are. */
export const assetFolders = ['/assets/', '/posters/', '/sounds/', '/fonts/']

/** Browsers ask for `favicon.ico` unasked. */
export const rootFiles = [
  '/logo.png',
  '/favicon.ico',
  '/favicon.svg',
  '/og-image.png',
  '/office-manifest.json',
]

/** Other folders of the media bucket are never served. */
export const mediaFolders = ['/media/', '/exports/']

/** Whether a path is a page of the team, by its address or its file. */
export const isOfficePage = (path: string) =>
  path in officePages || Object.values(officePages).includes(path)

/** Whether the built web has this path. */
export const isSiteFile = (path: string) =>
  Object.values(officePages).includes(path) ||
  rootFiles.includes(path) ||
  assetFolders.some((folder) => path.startsWith(folder))

/**
 * The pages of visitors that are always there, in the order of the phone's menu; posts and videos
 * come and go. All are published and stand in the sitemap. `links` says where a page has its link:
 * in the header and the menu, in the menu and the footer, or in the footer alone.
 */
export const publicPages = [
  { path: '/', name: 'Home', bengali: 'বাড়ি', links: 'header' },
  { path: '/videos', name: 'Videos', bengali: 'সব জানলা', links: 'menu' },
  { path: '/about', name: 'About', bengali: 'আমরা', links: 'header' },
  { path: '/work-with-us', name: 'Work with us', bengali: 'একসঙ্গে কাজ', links: 'header' },
  { path: '/blog', name: 'Blog', bengali: 'গল্প', links: 'header' },
  { path: '/contact', name: 'Contact', bengali: 'যোগাযোগ', links: 'menu' },
  { path: '/privacy', name: 'Privacy', bengali: 'গোপনীয়তা', links: 'footer' },
] as const

export type PublicPath = (typeof publicPages)[number]['path']

/** The addresses of {@link publicPages}. */
export const listedPages: readonly string[] = publicPages.map((page) => page.path)

// Runs in a CloudFront Function too: no destructuring, spread, `?.` or `??`.

/** Folder of the site bucket that only `publish` writes. */
export const publishedFolder = 'pages/'

/**
 * A path's file in the site bucket: `/` is `/pages/index.html`, `/blog/a-post` is
 * `/pages/blog/a-post.html`, `/feed.xml` is `/pages/feed.xml`. Every path has one, published or
 * not.
 */
export const publishedFile = (path: string) => {
  if (isDocument(path)) return `/${publishedFolder}${path.slice(1)}`
  return `/${publishedFolder}${path === '/' ? 'index' : path.slice(1)}.html`
}

/** The path of a {@link publishedFile}; any other address as it is. */
export const pathOfPublished = (uri: string) => {
  const folder = `/${publishedFolder}`
  if (!uri.startsWith(folder)) return uri
  const file = uri.slice(folder.length - 1)
  if (isDocument(file)) return file
  if (!file.endsWith('.html')) return uri
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length)
}
