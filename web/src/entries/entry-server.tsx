import type { PageData } from '@bong-bari/contract'
import { isBengali } from '@bong-bari/text'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import bengaliDisplay from '../../fonts/baloo-da-2-bengali-800.woff2?url'
import commonBengaliDisplay from '../../fonts/baloo-da-2-bengali-common-800.woff2?url'
import bengaliText from '../../fonts/hind-siliguri-bengali-400.woff2?url'
import commonBengaliText from '../../fonts/hind-siliguri-bengali-common-400.woff2?url'
import { createQueryClient } from '../api.ts'
import type { Post } from '../features/blog/post.ts'
import { entryOf } from '../shell/entry.ts'
import { loadWhole } from '../split.tsx'
import { type MetaSink, MetaSinkContext, metaHtml } from '../ui/page-meta.ts'
import { markCommonLetters } from './common-letters.ts'
import { fillKnown, shownPost } from './fill-known.ts'
import { knownHtml } from './known.ts'
import { pageOf, unavailable } from './routes.tsx'
import { structuredHtml } from './structured-data.ts'
import { App } from './visitor-app.tsx'

/** Such as `https://host`. */
type Request = {
  path: string
  origin: string
  data?: PageData | undefined
  /** Renders an error page instead. */
  failed?: boolean | undefined
}

/** Parts of the HTML template; `found` is false for an unknown page or post. */
export type Rendered = { app: string; meta: string; known: string; found: boolean }

const loadApp = async ({ path, failed }: Request) => {
  if (entryOf(path) === 'admin') {
    const { officePageOf } = await import('./office-routes.tsx')
    await loadWhole(officePageOf(path))
    return (await import('./office-app.tsx')).OfficeApp
  }
  await loadWhole(failed ? unavailable : pageOf(path))
  return App
}

/** Characters on the first screen, generously. */
const firstScreen = 600

/**
 * Preloads the Bengali display font, which stands on every first screen, and the Bengali text font
 * of a post that begins in Bengali: many devices have none, and lines would break again when it
 * arrives.
 */
const preloadsHtml = (rare: ReadonlySet<'display' | 'text'>, post?: Pick<Post, 'content'>) => {
  const fonts = [rare.has('display') ? bengaliDisplay : commonBengaliDisplay]
  if (post && isBengali(post.content.slice(0, firstScreen)))
    fonts.push(rare.has('text') ? bengaliText : commonBengaliText)
  return fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
  )
}

/** Renders a page from the given data, without any calls; the result hydrates as is. */
export const render = async (request: Request): Promise<Rendered> => {
  const { path, origin, data = {}, failed } = request
  const Shown = await loadApp(request)
  const client = createQueryClient()
  fillKnown(client, path, data)
  // Before rendering, which adds queries of its own.
  const known = knownHtml(client)
  const sink: MetaSink = { origin }
  const rendered = renderToString(
    <MetaSinkContext value={sink}>
      <StaticRouter location={path}>
        <Shown client={client} {...(failed && { unknown: unavailable })} />
      </StaticRouter>
    </MetaSinkContext>,
  )
  const { page } = sink
  const post = shownPost(path, data)
  const about = page
    ? [metaHtml(page, origin), structuredHtml({ meta: page, post, data, origin })]
    : []
  if (entryOf(path) === 'admin')
    return { app: rendered, meta: about.join('\n    '), known, found: !page?.noIndex }
  const { html: app, rare } = markCommonLetters(rendered)
  const meta = [...about, ...preloadsHtml(rare, post)].join('\n    ')
  return { app, meta, known, found: !page?.noIndex }
}
