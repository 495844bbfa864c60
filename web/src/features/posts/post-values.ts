import { type ManagedPost, newPost } from '@bong-bari/contract'
import { slugOf } from '@bong-bari/text'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'

/** What the editor of a post holds: texts as typed, '' where there is none. */
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

/** Takes what was typed to the body that is sent, with the sentences of the API. */
export const postSchema: z.ZodMiniType<PostBody, PostValues> = z.pipe(
  z.pipe(
    z.custom<PostValues>(),
    z.transform((values): z.input<typeof newPost> => values),
  ),
  newPost.check(
    z.refine(({ slug }) => slug === undefined || slugOf(slug) !== '', {
      path: ['slug'],
      error: 'Slug must have at least one letter or digit',
    }),
  ),
)

export const valuesOf = (post?: ManagedPost): PostValues => ({
  title: post?.title ?? '',
  slug: post?.slug ?? post?.wantedSlug ?? '',
  content: post?.content ?? '',
  excerpt: post?.excerpt ?? '',
  image: post?.image ?? '',
  date: post?.date ?? '',
})

/** The slug that a new post is stored under; '' where the server makes one of its own. */
export const storedSlug = ({ title, slug }: Pick<PostValues, 'title' | 'slug'>) =>
  slugOf(slug.trim() || title)

/** The post as the blog would show it now. */
export const shownPost = (values: PostValues, image?: string, post?: ManagedPost) => ({
  ...values,
  id: post?.id ?? 'preview',
  slug: post?.slug ?? storedSlug(values),
  image: image ?? values.image.trim(),
  createdAt: post?.createdAt ?? new Date().toISOString(),
})

/** Draws a post as the blog does. */
export type DrawPost = (post: ReturnType<typeof shownPost>) => ReactNode
