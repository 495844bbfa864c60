import type { PageData } from '@bong-bari/contract'
import { isBengali } from '@bong-bari/text'
import bengaliText from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2?url'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createQueryClient } from '../api.ts'
import type { Post } from '../features/blog/post.ts'
import { entryOf } from '../shell/entry.ts'
import { loadWhole } from '../split.tsx'
import { type MetaSink, MetaSinkContext, metaHtml } from '../ui/page-meta.ts'
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
 * Preloads the Bengali font for a post that begins in Bengali: many devices have none, and lines
 * would break again when it arrives.
 */
const postFontHtml = ({ content }: Pick<Post, 'content'>) =>
  isBengali(content.slice(0, firstScreen))
    ? `<link rel="preload" href="${bengaliText}" as="font" type="font/woff2" crossorigin />`
    : ''

/** Renders a page from the given data, without any calls; the result hydrates as is. */
export const render = async (request: Request): Promise<Rendered> => {
  const { path, origin, data = {}, failed } = request
  const Shown = await loadApp(request)
  const client = createQueryClient()
  fillKnown(client, path, data)
  // Before rendering, which adds queries of its own.
  const known = knownHtml(client)
  const sink: MetaSink = { origin }
  const app = renderToString(
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
  const meta = [...about, post && postFontHtml(post)].filter(Boolean).join('\n    ')
  return { app, meta, known, found: !page?.noIndex }
}
