import { renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router'
import { AdminApp } from './admin-app.tsx'
import { createQueryClient } from './api.ts'
import { App } from './app.tsx'
import { builtInPost } from './features/blog/built-in-post.ts'
import type { Post } from './features/blog/post.ts'
import { postKey } from './features/blog/use-post.ts'
import { knownHtml } from './known.ts'
import { entryOf } from './shell/entry.ts'
import { loadAll } from './split.tsx'
import { type MetaSink, MetaSinkContext, metaHtml } from './ui/page-meta.ts'

/**
 * `origin` is the site's own, such as `https://host`, where absolute addresses are wanted. `post`
 * is the one that a path `/blog/{slug}` shows; of a built-in one it may be left out.
 */
type Request = { path: string; origin?: string | undefined; post?: Post | undefined }

const slugIn = (path: string) =>
  matchPath({ path: '/blog/:slug', caseSensitive: true }, path)?.params.slug

/** Renders a page to the three parts that the HTML template takes. */
export const render = async ({ path, origin, post }: Request) => {
  const isAdmin = entryOf(path) === 'admin'
  await loadAll()
  const client = createQueryClient()
  const slug = slugIn(path) ?? ''
  const shown = post ?? builtInPost(slug)
  if (shown) client.setQueryData(postKey(slug), shown)
  const sink: MetaSink = {}
  const app = renderToString(
    <MetaSinkContext value={sink}>
      <StaticRouter location={path}>
        {isAdmin ? <AdminApp client={client} /> : <App client={client} />}
      </StaticRouter>
    </MetaSinkContext>,
  )
  return { app, meta: sink.page ? metaHtml(sink.page, origin) : '', known: knownHtml(client) }
}
