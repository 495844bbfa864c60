import { matchPath } from 'react-router'

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const slugIn = (pathname: string) => {
  const slug = matchPath({ path: '/blog/:slug', caseSensitive: true }, pathname)?.params.slug
  return slug && decoded(slug)
}
