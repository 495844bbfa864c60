import { fallbackLatest, fallbackPopular, fallbackVideos, site } from '@bong-bari/site'
import type { Post } from '../features/blog/post.ts'
import type { PageMeta } from '../ui/page-meta.ts'

// What search engines read of a page, in the words of schema.org. Made where pages are rendered
// ahead and never in the browser, so it weighs on no script.

type Thing = { '@type': string; [property: string]: unknown }
type Page = { meta: PageMeta; post?: Post | undefined; origin: string }

const names: Record<string, string> = {
  '/about': 'About',
  '/work-with-us': 'Work with us',
  '/contact': 'Contact',
  '/blog': 'Blog',
  '/privacy': 'Privacy',
}

const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.name,
  alternateName: site.nameBengali,
  slogan: site.tagline,
  url: `${origin}/`,
  logo: `${origin}/logo.png`,
  image: `${origin}/og-image.png`,
  email: site.email,
  sameAs: Object.values(site.social),
})

const website = (origin: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.name,
  alternateName: site.nameBengali,
  url: `${origin}/`,
  inLanguage: ['en', 'bn'],
  publisher: { '@id': `${origin}/#organization` },
})

const breadcrumbs = (origin: string, trail: [path: string, name: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['/', site.name], ...trail].map(([path, name], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

const shownVideos = () => {
  const intro = fallbackVideos.filter(({ videoId }) => videoId === site.introVideo)
  return [...new Set([...intro, ...fallbackLatest, ...fallbackPopular])]
}

const videos = (origin: string): Thing[] =>
  shownVideos().map(({ videoId, title, thumbnail, publishedAt }) => ({
    '@type': 'VideoObject',
    name: title,
    description: `${title}. ${site.name}, ${site.tagline}`,
    thumbnailUrl: new URL(thumbnail, origin).href,
    uploadDate: publishedAt,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoId}`,
    url: `https://www.youtube.com/watch?v=${videoId}`,
    publisher: { '@id': `${origin}/#organization` },
  }))

const posting = ({ meta, origin }: Page, post: Post): Thing => {
  const address = new URL(meta.canonical ?? '/blog', origin).href
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    headline: post.title,
    description: meta.description,
    image: [new URL(meta.ogImage ?? '/og-image.png', origin).href],
    datePublished: post.createdAt,
    dateModified: post.updatedAt ?? post.createdAt,
    author: { '@type': 'Organization', name: site.name, url: `${origin}/` },
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: address,
    url: address,
  }
}

const particular = (page: Page): Thing[] => {
  const { meta, post, origin } = page
  const path = meta.canonical ?? '/'
  if (path === '/') return [website(origin), ...videos(origin)]
  const name = names[path]
  if (name) return [breadcrumbs(origin, [[path, name]])]
  if (!post) return []
  const trail: [string, string][] = [
    ['/blog', 'Blog'],
    [path, post.title],
  ]
  return [posting(page, post), breadcrumbs(origin, trail)]
}

export const thingsOn = (page: Page): Thing[] =>
  page.meta.canonical && !page.meta.noIndex ? [organization(page.origin), ...particular(page)] : []

export const structuredHtml = (page: Page) => {
  const things = thingsOn(page)
  if (things.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // A title must not be able to end the element.
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
}
