import { type ManagedPost, newPost, type PendingChanges, postChanges } from '@bong-bari/contract'
import { slugOf } from '@bong-bari/text'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { placeholdersIn } from '../text/edits.ts'

/** The editor's values are texts as typed, '' where a field is empty. */
export type PostValues = {
  title: string
  slug: string
  content: string
  excerpt: string
  image: string
  date: string
}

export type PostBody = z.output<typeof newPost>

export const postFields = ['title', 'slug', 'content', 'excerpt', 'image', 'date'] as const

const hasUsableSlug = (slug: string | undefined) => slug === undefined || slugOf(slug) !== ''

const checkedPost = newPost.check(
  z.refine(({ content }) => placeholdersIn(content).length === 0, {
    path: ['content'],
    error: 'A picture is still uploading: wait for it, or remove it',
  }),
  z.refine(({ slug }) => hasUsableSlug(slug), {
    path: ['slug'],
    error: 'Slug must have at least one letter or digit',
  }),
)

const schemaOf = (
  status: Pick<z.input<typeof newPost>, 'status'>,
): z.ZodMiniType<PostBody, PostValues> =>
  z.pipe(
    z.pipe(
      z.custom<PostValues>(),
      z.transform(
        (values): z.input<typeof newPost> => ({
          ...values,
          ...status,
        }),
      ),
    ),
    checkedPost,
  )

/** Parses what was typed into the body to send, with the API's messages. */
export const postSchema = schemaOf({})
/** {@link postSchema} of a draft: title and content may be empty. */
export const draftSchema = schemaOf({ status: 'draft' })

const blankOf = (name: string) => (name === 'title' || name === 'content' ? '' : null)

const readTyped = (name: string, typed: string) => (typed.trim() ? typed : blankOf(name))

/** The named fields as autosave sends them; `without` names those that cannot be stored. */
export const draftChanges = (values: PostValues, names: readonly string[]) => {
  const body: Partial<Record<string, unknown>> = {}
  const without: string[] = []
  for (const name of postFields.filter((one) => names.includes(one))) {
    const typed = values[name]
    const parsed = postChanges.shape[name].safeParse(readTyped(name, typed))
    const isUsable = parsed.success && (name !== 'slug' || hasUsableSlug(typed.trim() || undefined))
    if (isUsable) body[name] = parsed.data
    else without.push(name)
  }
  return { body, without }
}

/** A post with its changes that are not public yet. */
export type EditedPost = ManagedPost & { changes?: PendingChanges | null }

/** Whether edits are kept as pending changes: the post is public or scheduled. */
export const hasPendingChanges = ({ status, changes }: EditedPost) =>
  status !== 'draft' || Boolean(changes)

/** The values that visitors see, or would see of a draft. */
export const publicValues = (post?: ManagedPost): PostValues => ({
  title: post?.title ?? '',
  slug: post?.slug ?? post?.wantedSlug ?? '',
  content: post?.content ?? '',
  excerpt: post?.excerpt ?? '',
  image: post?.image ?? '',
  date: post?.date ?? '',
})

export const valuesOf = (post?: EditedPost) =>
  publicValues(post && { ...post, ...withoutUndefined(post.changes?.words ?? {}) })

const withoutUndefined = <Fields extends object>(fields: Fields) => {
  const filled: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {}
  return Object.assign(
    filled,
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  )
}

/** The values with the version of what the editor writes to: the post, or its changes. */
export const snapshotOf = (post: EditedPost) => {
  const { version, changedBy, updatedAt } = hasPendingChanges(post)
    ? (post.changes ?? { ...post, version: 0 })
    : post
  return { version, changedBy, updatedAt, values: valuesOf(post) }
}

export const hasWords = ({ title, content, excerpt }: PostValues) =>
  [title, content, excerpt].some((text) => text.trim())

export const wasPublic = ({ slug, publishAt }: ManagedPost) =>
  slug !== null && publishAt !== null && Date.parse(publishAt) <= Date.now()

/** The slug of a new post; '' where the server makes one. */
export const storedSlug = ({ title, slug }: Pick<PostValues, 'title' | 'slug'>) =>
  slugOf(slug.trim() || title)

export const shownPost = (values: PostValues, image?: string, post?: ManagedPost) => ({
  ...values,
  id: post?.id ?? 'preview',
  slug: storedSlug(values) || (post?.slug ?? ''),
  image: image ?? values.image.trim(),
  createdAt: post?.createdAt ?? new Date().toISOString(),
})

export type DrawPost = (
  post: ReturnType<typeof shownPost> & { format: ManagedPost['format'] },
) => ReactNode
