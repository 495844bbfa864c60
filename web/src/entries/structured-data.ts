import type { PageData, ShownVideo } from '@bong-bari/contract'
import { publicPages } from '@bong-bari/edge'
import { readingTime } from '@bong-bari/markdown/plain'
import { fallbackVideos, site, type VideoItem } from '@bong-bari/site'
import { type BlogPost, blocksOf, pathOf } from '../features/blog/post.ts'
import { allOf, rowOf, videosPerStep } from '../features/videos/videos.ts'
import { playerUrl, videoPath } from '../names/addresses.ts'
import { readSiteSettings } from '../site/settings.ts'
import type { PageMeta } from '../ui/page-meta.ts'

// schema.org data, made while prerendering only, so it adds to no script.

type Thing = { '@type': string; [property: string]: unknown }
type Page = {
  meta: PageMeta
  post?: BlogPost | undefined
  data?: PageData
  origin: string
}

const nameOf = (path: string) => publicPages.find((page) => page.path === path)?.name ?? ''

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

/** The intro video, if its title is known, and the videos of both rows, without duplicates. */
const shownVideos = ({ settings, latest, popular }: PageData) => {
  const rows = [...rowOf('latest', latest), ...rowOf('popular', popular)]
  const candidates = [...rows, ...(latest ?? []), ...(popular ?? []), ...fallbackVideos]
  const { introVideo } = readSiteSettings(settings ?? [])
  const intro = candidates.find(({ videoId }) => videoId === introVideo)
  return new Map([...(intro ? [intro] : []), ...rows].map((video) => [video.videoId, video]))
}

type ListedVideo = VideoItem & Partial<ShownVideo>

/** An ISO 8601 duration. */
const lengthOf = ({ duration }: ListedVideo) =>
  duration && `PT${Math.floor(duration / 60)}M${duration % 60}S`

const createVideoThings = (videos: readonly ListedVideo[], origin: string): Thing[] =>
  videos.map((video) => createVideoThing(video, origin))

const createVideoThing = (video: ListedVideo, origin: string): Thing => {
  const { videoId, title, thumbnail, publishedAt } = video
  const duration = lengthOf(video)
  return {
    '@type': 'VideoObject',
    name: title,
    description: video.description || `${title}. ${site.name}, ${site.tagline}`,
    thumbnailUrl: new URL(thumbnail, origin).href,
    uploadDate: publishedAt,
    ...(duration && { duration }),
    embedUrl: playerUrl(videoId),
    url: `${origin}${videoPath(videoId)}`,
    sameAs: `https://www.youtube.com/watch?v=${videoId}`,
    publisher: { '@id': `${origin}/#organization` },
    '@id': `${origin}${videoPath(videoId)}#video`,
  }
}

const createPosting = ({ meta, origin }: Page, post: BlogPost): Thing => {
  const address = new URL(meta.canonical ?? '/blog', origin).href
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    headline: post.title,
    description: meta.description,
    image: [new URL(meta.ogImage ?? '/og-image.png', origin).href],
    datePublished: post.publishAt ?? post.createdAt,
    dateModified: post.updatedAt ?? post.createdAt,
    author: { '@type': 'Organization', name: site.name, url: `${origin}/` },
    publisher: { '@id': `${origin}/#organization` },
    inLanguage: readingTime(blocksOf(post)).isBengali ? 'bn' : 'en',
    mainEntityOfPage: address,
    url: address,
  }
}

const listOf = (origin: string, posts: readonly { slug: string; title: string }[]): Thing[] =>
  posts.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: posts.map((post, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: post.title,
            url: new URL(pathOf(post), origin).href,
          })),
        },
      ]

const listPageThings = (page: Page): Thing[] => {
  const { meta, post, data = {}, origin } = page
  const path = meta.canonical ?? '/'
  if (path === '/')
    return [website(origin), ...createVideoThings([...shownVideos(data).values()], origin)]
  const name = nameOf(path)
  const listed = path === '/blog' ? listOf(origin, data.posts?.items ?? []) : []
  if (path === '/videos')
    listed.push(...createVideoThings(allOf(data.videos).slice(0, videosPerStep), origin))
  if (name) return [...listed, breadcrumbs(origin, [[path, name]])]
  const { video } = data
  if (video && video !== 'gone')
    return [
      createVideoThing(video.video, origin),
      breadcrumbs(origin, [
        ['/videos', nameOf('/videos')],
        [path, video.video.title],
      ]),
    ]
  if (!post) return []
  const trail: [string, string][] = [
    ['/blog', nameOf('/blog')],
    [path, post.title],
  ]
  return [createPosting(page, post), breadcrumbs(origin, trail)]
}

export const listThings = (page: Page): Thing[] =>
  page.meta.canonical && !page.meta.noIndex
    ? [organization(page.origin), ...listPageThings(page)]
    : []

export const renderStructuredData = (page: Page) => {
  const things = listThings(page)
  if (things.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // So that no title can end the script element.
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
}
