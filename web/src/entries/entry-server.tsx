import type { PageData } from '@bong-bari/contract'
import type { PublicPath } from '@bong-bari/edge'
import { isBengali } from '@bong-bari/text'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import bengaliDisplay from '../../fonts/baloo-da-2-bengali-800.woff2?url'
import commonBengaliDisplay from '../../fonts/baloo-da-2-bengali-common-800.woff2?url'
import bengaliText from '../../fonts/hind-siliguri-bengali-400.woff2?url'
import commonBengaliText from '../../fonts/hind-siliguri-bengali-common-400.woff2?url'
import { createQueryClient } from '../api.ts'
import type { BlogPost } from '../features/blog/post.ts'
import { ChatIsland } from '../islands/chat.tsx'
import { islandSettings } from '../islands/with-settings.tsx'
import { PublicDocument } from '../shell/document.tsx'
import { entryOf, PathContext } from '../shell/site-link.tsx'
import { brand, readSiteSettings, SettingsContext } from '../site/settings.ts'
import { loadWhole } from '../split.tsx'
import { Island, IslandSink, islandMark } from '../ui/page/island.tsx'
import { opening } from '../ui/page/opening.ts'
import { type MetaSink, MetaSinkContext, metaHtml } from '../ui/page-meta.ts'
import { markCommonLetters } from './common-letters.ts'
import { renderStructuredData } from './structured-data.ts'

export { fillTemplate } from './template.ts'

type DocumentProps = { path: string; data: PageData }

/** Loads what draws a document, so that a function reads the code of one page only. */
type Load = () => Promise<ComponentType<DocumentProps>>

const pages: Record<PublicPath, Load> = {
  '/': async () => (await import('../pages/home.tsx')).Home,
  '/about': async () => (await import('../features/about/about-page.tsx')).AboutPage,
  '/work-with-us': async () => (await import('../pages/work-with-us.tsx')).WorkWithUs,
  '/contact': async () => (await import('../features/contact/contact-page.tsx')).ContactPage,
  '/privacy': async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage,
  '/blog': async () => (await import('../pages/blog.tsx')).Blog,
  '/videos': async () => (await import('../pages/videos.tsx')).Videos,
}

const loadPost: Load = async () => (await import('../pages/post.tsx')).PostOfPath

const loadVideo: Load = async () => {
  const { VideoPage } = await import('../features/videos/video-page.tsx')
  return ({ data }) => <VideoPage video={data.video} />
}

const loadNotFound: Load = async () =>
  (await import('../features/not-found/not-found-page.tsx')).NotFoundPage

/** In place of any page that cannot be rendered. */
const loadUnavailable: Load = async () =>
  (await import('../features/not-found/not-found-page.tsx')).UnavailablePage

const isListed = (path: string): path is PublicPath => path in pages

/** What draws the document at a path. Case-sensitive. */
const documentAt = (path: string): Load => {
  if (isListed(path)) return pages[path]
  if (/^\/blog\/[^/]+$/.test(path)) return loadPost
  return /^\/videos\/[^/]+$/.test(path) ? loadVideo : loadNotFound
}

/** What is asked for; the origin is such as `https://host`. */
type Request = {
  path: string
  origin: string
  data?: PageData | undefined
  /** The page of an outage is rendered instead of the path's own. */
  failed?: boolean | undefined
}

/** Parts of the HTML template: what stands in the body and in the head. `isFound` is false for an unknown page or post. */
export type Rendered = { app: string; meta: string; isFound: boolean }

/** Characters on the first screen, generously. */
const firstScreen = 600

/**
 * Preloads the Bengali display font, which stands on every first screen, and the Bengali text font
 * of a post that begins in Bengali: many devices have none, and lines would break again when it
 * arrives.
 */
const preloadsHtml = (rare: ReadonlySet<'display' | 'text'>, post?: Pick<BlogPost, 'content'>) => {
  const fonts = [rare.has('display') ? bengaliDisplay : commonBengaliDisplay]
  if (post && isBengali(post.content.slice(0, firstScreen)))
    fonts.push(rare.has('text') ? bengaliText : commonBengaliText)
  return fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
  )
}

/** Where a page has an opening, the browser reads as far before it paints. Chromium warns if the element is missing. */
const openingHtml = (html: string) =>
  html.includes(` id="${opening.id}"`)
    ? [`<link rel="expect" href="#${opening.id}" blocking="render" />`]
    : []

/** The office, whose HTML its own router hydrates. */
const renderOffice = async (path: string, sink: MetaSink): Promise<string> => {
  const { officePageOf } = await import('./first/office-routes.tsx')
  await loadWhole(officePageOf(path))
  const { OfficeApp } = await import('./first/office-app.tsx')
  return renderToString(
    <MetaSinkContext value={sink}>
      <StaticRouter location={path}>
        <OfficeApp client={createQueryClient()} />
      </StaticRouter>
    </MetaSinkContext>,
  )
}

/** A document with islands: each is rendered alone, as its own root hydrates it, and put in its place. */
const renderDocument = async (
  Page: ComponentType<DocumentProps>,
  { path, data, sink }: { path: string; data: PageData; sink: MetaSink },
): Promise<string> => {
  const settings = data.settings ? readSiteSettings(data.settings) : brand
  const islands: ComponentProps<typeof IslandSink>['value'] = []
  const draw = (node: ReactNode, identifierPrefix?: string) =>
    renderToString(
      <MetaSinkContext value={sink}>
        <SettingsContext value={settings}>{node}</SettingsContext>
      </MetaSinkContext>,
      identifierPrefix ? { identifierPrefix } : {},
    )
  const chat = (
    <Island
      name="chat"
      of={ChatIsland}
      props={{ settings: islandSettings(settings) }}
      when="touched"
      className="contents"
    />
  )
  const frame = draw(
    <PathContext value={path}>
      <IslandSink value={islands}>
        <PublicDocument chat={chat}>
          <Page path={path} data={data} />
        </PublicDocument>
      </IslandSink>
    </PathContext>,
  )
  return islands.reduce(
    (html, { name, element }, index) =>
      html.replace(islandMark(index), () => draw(element, `${name}-`)),
    frame,
  )
}

const draw = async (path: string, data: PageData, failed: boolean, sink: MetaSink) => {
  if (entryOf(path) === 'admin') return renderOffice(path, sink)
  const load = failed ? loadUnavailable : documentAt(path)
  return renderDocument(await load(), { path, data, sink })
}

/** The post that a page shows, if it is one. */
const shownPost = async (path: string, data: PageData) =>
  /^\/blog\/[^/]+$/.test(path) ? (await import('../pages/post.tsx')).postAt(path, data) : undefined

/** Renders a page from the given data, without any calls. */
export const render = async (request: Request): Promise<Rendered> => {
  const { path, origin, data = {}, failed = false } = request
  const sink: MetaSink = { origin }
  const drawn = await draw(path, data, failed, sink)
  const { page } = sink
  const post = await shownPost(path, data)
  const about = page
    ? [metaHtml(page, origin), renderStructuredData({ meta: page, post, data, origin })]
    : []
  if (entryOf(path) === 'admin')
    return { app: drawn, meta: about.join('\n    '), isFound: !page?.noIndex }
  const { html: app, rare } = markCommonLetters(drawn)
  return {
    app: [...preloadsHtml(rare, post), app].join('\n    '),
    meta: [...about, ...openingHtml(app)].join('\n    '),
    isFound: !page?.noIndex,
  }
}
