import type { ManagedPost } from '@bong-bari/contract'
import { fireEvent, screen } from '@testing-library/react'
import { PostPreview } from '../src/features/blog/post-preview.tsx'
import { PostTab } from '../src/features/posts/post-tab.tsx'
import { renderInApp } from './in-app.tsx'
import { managedPostOf } from './post.ts'
import { json, type StubbedCall } from './stub-api.ts'

export const path = '/api/blog'
/** Where the office reads posts. */
export const managed = '/api/admin/blog'

/** Posts as the server has them; a call that changes one answers with it. */
export const answers = (posts: ManagedPost[]) => ({
  [`GET ${managed}`]: () => json(posts),
  [`POST ${path}`]: ({ body }: StubbedCall) =>
    json(managedPostOf({ id: '00000000-0000-4000-8000-0000000000ff', ...Object(body) }), 201),
  ...Object.fromEntries(
    posts.flatMap((post) => [
      [`GET ${managed}/${post.id}`, () => json(post)],
      [`PUT ${path}/${post.id}`, ({ body }: StubbedCall) => json({ ...post, ...Object(body) })],
      [`DELETE ${path}/${post.id}`, () => json({ id: post.id })],
    ]),
  ),
})

export const show = (at = '/admin?tab=blog') =>
  renderInApp(<PostTab draw={(post) => <PostPreview post={post} />} />, at)

export const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

export const type = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } })

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
