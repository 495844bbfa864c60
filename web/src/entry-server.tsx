import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { AdminApp } from './admin-app.tsx'
import { createQueryClient } from './api.ts'
import { App } from './app.tsx'
import { entryOf } from './shell/entry.ts'
import { loadAll } from './split.tsx'
import { type MetaSink, MetaSinkContext, metaHtml } from './ui/page-meta.ts'

/** `origin` is the site's own, such as `https://host`, where absolute addresses are wanted. */
type Request = { path: string; origin?: string | undefined }

/** Renders a page to the two parts that the HTML template takes. */
export const render = async ({ path, origin }: Request) => {
  const isAdmin = entryOf(path) === 'admin'
  await loadAll()
  const client = createQueryClient()
  const sink: MetaSink = {}
  const app = renderToString(
    <MetaSinkContext value={sink}>
      <StaticRouter location={path}>
        {isAdmin ? <AdminApp client={client} /> : <App client={client} />}
      </StaticRouter>
    </MetaSinkContext>,
  )
  return { app, meta: sink.page ? metaHtml(sink.page, origin) : '' }
}
