import { site } from '@bong-bari/site'
import { createContext, useContext, useEffect, useState } from 'react'

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
  /** A path, such as `/about`. */
  canonical?: string
  /** Stays out of search engines: a page of the office, or one that does not exist. */
  noIndex?: boolean
}

type Tag = { key: 'name' | 'property' | 'rel'; name: string; value: string }

const meta = (name: string, value: string): Tag => ({ key: 'name', name, value })
const property = (name: string, value: string): Tag => ({ key: 'property', name, value })

export const cardSize = [1200, 630] as const

const sized = (of: string, size: PageMeta['ogImageSize']) =>
  size ? [property(`${of}:width`, `${size[0]}`), property(`${of}:height`, `${size[1]}`)] : []

const imageTags = ({ ogImage, ogImageSize, ogImageAlt }: PageMeta, origin: string) => {
  const image = absolute(ogImage ?? '/og-image.png', origin)
  const alt = ogImage ? ogImageAlt : `${site.name}, ${site.tagline}`
  return [
    property('og:image', image),
    ...sized('og:image', ogImage ? ogImageSize : cardSize),
    ...(alt ? [property('og:image:alt', alt), meta('twitter:image:alt', alt)] : []),
    meta('twitter:image', image),
  ]
}

const videoTags = ({ src, size }: NonNullable<PageMeta['ogVideo']>) => [
  property('og:video', src),
  property('og:video:secure_url', src),
  property('og:video:type', 'text/html'),
  ...sized('og:video', size),
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
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export const metaHtml = (page: PageMeta, origin: string) =>
  [
    `<title>${escaped(page.title)}</title>`,
    ...tagsOf(page, origin).map(({ key, name, value }) =>
      key === 'rel'
        ? `<link rel="${name}" href="${escaped(value)}" />`
        : `<meta ${key}="${name}" content="${escaped(value)}" />`,
    ),
  ].join('\n    ')

const selectorOf = ({ key, name }: Tag) =>
  key === 'rel' ? `link[rel="${name}"]` : `meta[${key}="${name}"]`

const place = (tag: Tag) => {
  const attribute = tag.key === 'rel' ? 'href' : 'content'
  const found = document.head.querySelector(selectorOf(tag))
  const element = found ?? document.createElement(tag.key === 'rel' ? 'link' : 'meta')
  const before = found?.getAttribute(attribute)
  element.setAttribute(tag.key, tag.name)
  element.setAttribute(attribute, tag.value)
  if (!found) document.head.append(element)
  return () => (before == null ? element.remove() : element.setAttribute(attribute, before))
}

const optionalTags =
  'link[rel="canonical"], meta[property="og:url"], meta[name="robots"], meta[property^="og:image"], meta[name^="twitter:image"], meta[property^="og:video"]'

/** Removes another page's optional tags; returns the undo. */
const clearOptional = () => {
  const taken = [...document.head.querySelectorAll(optionalTags)]
  for (const element of taken) element.remove()
  return () => document.head.append(...taken)
}

/** `origin` is set while prerendering. */
export type MetaSink = { page?: PageMeta; origin?: string }
export const MetaSinkContext = createContext<MetaSink | null>(null)

/** Sets the metadata while the page is shown, then restores the previous. */
export const usePageMeta = (page: PageMeta) => {
  const sink = useContext(MetaSinkContext)
  if (sink) sink.page = page
  const wanted = JSON.stringify(page)
  useEffect(() => {
    const title = document.title
    const current: PageMeta = JSON.parse(wanted)
    document.title = current.title
    const undo = [clearOptional(), ...tagsOf(current, location.origin).map(place)].reverse()
    return () => {
      document.title = title
      for (const restore of undo) restore()
    }
  }, [wanted])
}

/** From the HTML, as the site has several hostnames; else the visitor's. */
const canonicalOrigin = () => {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return link ? new URL(link.href).origin : location.origin
}

/** Such as `https://host`. */
export const useOrigin = () => {
  const sink = useContext(MetaSinkContext)
  const [origin] = useState(() => sink?.origin ?? canonicalOrigin())
  return origin
}
