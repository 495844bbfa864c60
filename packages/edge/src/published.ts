import { isDocument } from './pages.ts'

// Runs as part of a CloudFront Function too, whose engine knows no destructuring, spread, `?.` or `??`.

/** The folder of the site bucket that `publish` alone writes; no deployment touches it. */
export const publishedFolder = 'pages/'

/**
 * The file in the site bucket, as an address, that holds what is published for a path: `/` is
 * `/pages/index.html`, `/blog/a-post` is `/pages/blog/a-post.html`, `/feed.xml` is `/pages/feed.xml`.
 * Every path has one, also those that nothing was ever published for.
 */
export const publishedFile = (path: string) => {
  if (isDocument(path)) return `/${publishedFolder}${path.slice(1)}`
  return `/${publishedFolder}${path === '/' ? 'index' : path.slice(1)}.html`
}

/** The path that a file of {@link publishedFile} stands for; any other address as it is. */
export const pathOfPublished = (uri: string) => {
  const folder = `/${publishedFolder}`
  if (!uri.startsWith(folder)) return uri
  const file = uri.slice(folder.length - 1)
  if (isDocument(file)) return file
  if (!file.endsWith('.html')) return uri
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length)
}
