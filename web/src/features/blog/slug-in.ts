import { matchPath } from 'react-router'

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The slug or id that an address of the blog names, if any. */
export const slugIn = (pathname: string) => {
  const slug = matchPath({ path: '/blog/:slug', caseSensitive: true }, pathname)?.params.slug
  return slug && decoded(slug)
}
