import type { ManagedPost } from '@bong-bari/contract'
import { fireEvent, screen } from '@testing-library/react'
import { PostPreview } from '../src/features/blog/post-preview.tsx'
import type { EditedPost } from '../src/features/posts/data/values.ts'
import { autosavePace } from '../src/features/posts/editor/use-autosave.ts'
import { PostTab } from '../src/features/posts/post-tab.tsx'
import { listStoredKeys, readStoredValue } from '../src/ui/use-stored-values.ts'
import { renderInApp } from './in-app.tsx'
import { managedPostOf } from './post.ts'
import { json, refused, type StubbedCall } from './stub-api.ts'

export const path = '/api/blog'
/** The office reads posts at these addresses. */
export const managed = '/api/admin/blog'

const wordsOf = (body: unknown) => {
  const { autosave: _, ...words } = Object(body)
  return words
}

/** How the list of the office and its search are answered. */
export const listsOf = (posts: () => readonly Pick<ManagedPost, 'id' | 'status'>[]) => ({
  [`GET ${managed}`]: ({ search }: StubbedCall) => {
    const [status, ids] = [search.get('status'), search.get('ids')?.split(',')]
    const named = ids?.flatMap((id) => posts().find((one) => one.id === id) ?? [])
    return json(named ?? posts().filter((post) => !status || post.status === status))
  },
  [`GET ${managed}/heads`]: () => json(posts()),
})

const createdId = '00000000-0000-4000-8000-0000000000ff'

/** Answers of a server that keeps what it is told, and knows which version a change is meant for. */
export const startPostServer = (given: EditedPost[] = []) => {
  const server = { posts: given }
  const ids = new Map<string | null, string>()
  const bodies = new Map<string | null, string>()
  const find = (id: string) => server.posts.find((post) => post.id === id)
  const put = (id: string) => (call: StubbedCall) => {
    const post = find(id)
    if (!post) return refused(404, 'post-not-found', 'This blog post does not exist.')
    const meant = call.headers.get('if-match')
    if (meant && meant !== `"${post.version}"`)
      return json(
        { code: 'changed-meanwhile', message: 'Changed.', requestId: 'r', current: post },
        412,
      )
    const changed = { ...post, ...wordsOf(call.body), version: post.version + 1 }
    server.posts = server.posts.map((one) => (one.id === id ? changed : one))
    return json(changed)
  }
  /** Keeps changes beside a post, and writes them into it where a status is given. */
  const putBeside = (id: string) => (call: StubbedCall) => {
    const post = find(id)
    if (!post) return refused(404, 'post-not-found', 'This blog post does not exist.')
    const meant = call.headers.get('if-match')
    const { base, status, publishAt, ...words } = wordsOf(call.body)
    const [version, laid] = [post.changes?.version ?? 0, { ...post.changes?.words, ...words }]
    if (meant && (meant !== `"${version}"` || base !== post.version))
      return json(
        { code: 'changed-meanwhile', message: 'Changed.', requestId: 'r', current: post },
        412,
      )
    const at = publishAt ?? post.publishAt
    const applied = {
      ...post,
      ...laid,
      status,
      publishAt: at,
      changes: null,
      version: post.version + 1,
    }
    const stamps = { updatedAt: post.updatedAt, changedBy: 'ma' }
    const kept = { ...post, changes: { words: laid, base, version: version + 1, ...stamps } }
    const changed = status ? applied : kept
    server.posts = server.posts.map((one) => (one.id === id ? changed : one))
    return json(changed)
  }
  const dropBeside = (id: string) => () => {
    server.posts = server.posts.map((one) => (one.id === id ? { ...one, changes: null } : one))
    return json(find(id))
  }
  const create = ({ body, headers }: StubbedCall) => {
    const key = headers.get('idempotency-key')
    const known = key === null ? undefined : find(ids.get(key) ?? '')
    if (known && bodies.get(key) !== JSON.stringify(body)) {
      const code = 'idempotency-key-reused'
      return json({ code, message: 'Used', requestId: 'r', current: known }, 409)
    }
    if (known) return json(known, 201)
    ids.set(key, createdId)
    bodies.set(key, JSON.stringify(body))
    const words = { status: 'published', slug: null, ...wordsOf(body) }
    const now = new Date().toISOString()
    const born = managedPostOf({
      id: createdId,
      createdAt: now,
      updatedAt: now,
      publishAt: null,
      ...words,
    })
    server.posts = [born, ...server.posts]
    return json(born, 201)
  }
  const routes: Record<string, (call: StubbedCall) => Response> = {
    ...listsOf(() => server.posts),
    [`POST ${path}`]: create,
    ...Object.fromEntries(
      [...given.map(({ id }) => id), createdId].flatMap((id) => [
        [`GET ${managed}/${id}`, () => json(find(id))],
        [`PUT ${path}/${id}`, put(id)],
        [`PUT ${path}/${id}/changes`, putBeside(id)],
        [`DELETE ${path}/${id}/changes`, dropBeside(id)],
        [`DELETE ${path}/${id}`, () => json({ id })],
      ]),
    ),
  }
  return { server, routes, createdId }
}

/** However slow the machine is, nothing saves itself after this. */
export const holdAutosave = () =>
  Object.assign(autosavePace, { firstSaveDelayMs: 2_000_000_000, minSaveIntervalMs: 2_000_000_000 })

/** What of drafts is kept on this device. */
export const keptDrafts = () => listStoredKeys('draft:').map(readStoredValue)

/** Answers of such a server, where nobody looks into it. */
export const answers = (posts: EditedPost[]) => startPostServer(posts).routes

export const show = (at = '/admin?tab=blog', screen?: { wide: boolean }) =>
  renderInApp(<PostTab draw={(post) => <PostPreview post={post} />} />, at, screen)

export const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

export const type = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } })

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

/** Unfolds the fields and tools of a post that are seldom wanted. */
export const openMore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^More(?! tools)/ }))
