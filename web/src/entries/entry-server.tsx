import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createQueryClient } from '../api.ts'
import { builtInPost } from '../features/blog/built-in-post.ts'
import type { Post } from '../features/blog/post.ts'
import { slugIn } from '../features/blog/slug-in.ts'
import { postKey } from '../features/blog/use-post.ts'
import { entryOf } from '../shell/entry.ts'
import { loadWhole } from '../split.tsx'
import { type MetaSink, MetaSinkContext, metaHtml } from '../ui/page-meta.ts'
import { knownHtml } from './known.ts'
import { postFontHtml } from './post-font.ts'
import { pageOf, unavailable } from './routes.tsx'
import { structuredHtml } from './structured-data.ts'
import { App } from './visitor-app.tsx'

/** `origin` is the site's own, such as `https://host`. */
type Request = {
  path: string
  origin: string
  /** What `/blog/{slug}` shows; without one the built-in post of the slug. */
  post?: Post | undefined
  /** Shows that the page cannot be made now instead of the page. */
  failed?: boolean
}

const loadApp = async ({ path, failed }: Request) => {
  if (entryOf(path) === 'admin') {
    const { officePageOf } = await import('./office-routes.tsx')
    await loadWhole(officePageOf(path))
    return (await import('./office-app.tsx')).OfficeApp
  }
  await loadWhole(failed ? unavailable : pageOf(path))
  return App
}

/**
 * Renders a page to the three parts that the HTML template takes; `found` is false where there is
 * no such page or post.
 */
export const render = async (request: Request) => {
  const { path, origin, failed } = request
  const Shown = await loadApp(request)
  const client = createQueryClient()
  const slug = slugIn(path)
  const post = request.post ?? (slug ? builtInPost(slug) : undefined)
  if (slug) client.setQueryData(postKey(slug), post ?? null)
  const sink: MetaSink = {}
  const app = renderToString(
    <MetaSinkContext value={sink}>
      <StaticRouter location={path}>
        <Shown client={client} {...(failed && { unknown: unavailable })} />
      </StaticRouter>
    </MetaSinkContext>,
  )
  const { page } = sink
  const about = page ? [metaHtml(page, origin), structuredHtml({ meta: page, post, origin })] : []
  const meta = [...about, post && postFontHtml(post)].filter(Boolean).join('\n    ')
  return { app, meta, known: knownHtml(client), found: !page?.noIndex }
}
