import { site } from '@bong-bari/site'
import { createContext, useContext, useEffect } from 'react'

export type PageMeta = {
  title: string
  description: string
  keywords?: readonly string[]
  ogTitle?: string
  ogDescription?: string
  /** Preview picture, a path or address; the site's own by default. */
  ogImage?: string
  /** The size of the picture, in pixels. */
  ogImageSize?: readonly [width: number, height: number]
  ogImageAlt?: string
  /** True when most of its text is Bengali. */
  isBengali?: boolean
  /** The kind of page for who shares it; `website` if none is given. */
  ogType?: 'article' | 'video.other'
  ogVideo?: { src: string; size: readonly [width: number, height: number] }
  /** The path by which search engines know it, such as `/about`. */
  canonical?: string
  /** Stays out of search engines: a page of the office, or one that does not exist. */
  noIndex?: boolean
}

type Tag = { key: 'name' | 'property' | 'rel'; name: string; value: string }

const meta = (name: string, value: string): Tag => ({ key: 'name', name, value })
const property = (name: string, value: string): Tag => ({ key: 'property', name, value })

export const cardSize = [1200, 630] as const

const listSizeTags = (of: string, size: PageMeta['ogImageSize']) =>
  size ? [property(`${of}:width`, `${size[0]}`), property(`${of}:height`, `${size[1]}`)] : []

const imageTags = ({ ogImage, ogImageSize, ogImageAlt }: PageMeta, origin: string) => {
  const image = absolute(ogImage ?? '/og-image.png', origin)
  const alt = ogImage ? ogImageAlt : `${site.name}, ${site.tagline}`
  return [
    property('og:image', image),
    ...listSizeTags('og:image', ogImage ? ogImageSize : cardSize),
    ...(alt ? [property('og:image:alt', alt), meta('twitter:image:alt', alt)] : []),
    meta('twitter:image', image),
  ]
}

const videoTags = ({ src, size }: NonNullable<PageMeta['ogVideo']>) => [
  property('og:video', src),
  property('og:video:secure_url', src),
  property('og:video:type', 'text/html'),
  ...listSizeTags('og:video', size),
]

const absolute = (path: string, origin: string) => new URL(path, origin).href

/** All but the title. `origin` goes before paths. */
const tagsOf = (page: PageMeta, origin: string): Tag[] => {
  const { description, canonical } = page
  const title = page.ogTitle ?? page.title
  const shared = page.ogDescription ?? description
  const [locale, other] = page.isBengali
    ? (['bn_IN', 'en_IN'] as const)
    : (['en_IN', 'bn_IN'] as const)
  const tags = [
    meta('description', description),
    meta('keywords', (page.keywords ?? site.keywords).join(', ')),
    property('og:site_name', site.name),
    property('og:type', page.ogType ?? 'website'),
    property('og:locale', locale),
    property('og:locale:alternate', other),
    property('og:title', title),
    property('og:description', shared),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', shared),
  ]
  // A hidden page needs no picture and no canonical address.
  if (page.noIndex) tags.push(meta('robots', 'noindex'))
  else tags.push(...imageTags(page, origin), ...(page.ogVideo ? videoTags(page.ogVideo) : []))
  if (canonical) {
    const address = absolute(canonical, origin)
    tags.push(property('og:url', address), { key: 'rel', name: 'canonical', value: address })
  }
  return tags
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export const metaHtml = (page: PageMeta, origin: string) =>
  [
    `<title>${escapeHtml(page.title)}</title>`,
    ...tagsOf(page, origin).map(({ key, name, value }) =>
      key === 'rel'
        ? `<link rel="${name}" href="${escapeHtml(value)}" />`
        : `<meta ${key}="${name}" content="${escapeHtml(value)}" />`,
    ),
  ].join('\n    ')

/** What a server collects while it renders a page, whose links begin with `origin`, such as `https://host`. */
export type MetaSink = { page?: PageMeta; origin: string }
export const MetaSinkContext = createContext<MetaSink | null>(null)

/** Says what a page is. The server writes all of it into the HTML; in the office, which goes from page to page, the title follows. */
export const usePageMeta = (page: PageMeta) => {
  const sink = useContext(MetaSinkContext)
  if (sink) sink.page = page
  const { title } = page
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The origin of the page that a server renders, such as `https://host`. */
export const useOrigin = () => useContext(MetaSinkContext)?.origin ?? ''
