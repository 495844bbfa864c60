import { isDocument } from './pages.ts'

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
