import { findPostById, findPostBySlug } from '@bong-bari/table'
import template from '../../../web/dist/server/template.html'
import type { HttpEvent } from '../http/event.ts'
import { keptPage, notFoundAnswer } from './answers.ts'
import { origin } from './origin.ts'

const slugForm = /^[a-z0-9-]{1,200}$/
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What can be neither a slug nor an id costs no look into the table. */
const findPost = async (slugOrId: string) => {
  if (!slugForm.test(slugOrId)) return undefined
  const post = await findPostBySlug(slugOrId)
  return post ?? (idForm.test(slugOrId) ? findPostById(slugOrId) : undefined)
}

const fill = ({ app, meta, known }: { app: string; meta: string; known: string }) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)

/** `/blog/{slug or id}`, rendered by the components of the web. */
export const postPage = async (event: HttpEvent, slugOrId: string) => {
  // The renderer is loaded while the table answers.
  const [{ render }, post] = await Promise.all([
    import('../../../web/dist/server/entry-server.js'),
    findPost(slugOrId),
  ])
  const path = `/blog/${encodeURIComponent(slugOrId)}`
  const page = await render({ path, origin: origin(), post })
  return page.found ? keptPage(event, fill(page)) : notFoundAnswer(fill(page))
}
