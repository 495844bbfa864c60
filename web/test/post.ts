import type { ManagedPost, Post, WholePost } from '@bong-bari/contract'
import { blocksOf } from '@bong-bari/markdown'

/** A post as the API answers it, with these fields of its own. */
export const postOf = (fields: Partial<Post> = {}): Post => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The Great Coriander War',
  content: '# The market\n\nMa said no.',
  excerpt: null,
  slug: 'the-great-coriander-war',
  image: null,
  imageWidth: null,
  imageHeight: null,
  imageSmall: null,
  imageAlt: null,
  shareImage: null,
  date: null,
  format: 'plain',
  publishAt: '2026-11-20T20:00:00.000Z',
  createdAt: '2026-11-20T20:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
  version: 1,
  ...fields,
})

/** {@link postOf} as its own page gets it. */
export const wholePostOf = (fields: Partial<Post> = {}): WholePost => {
  const post = postOf(fields)
  return { ...post, blocks: blocksOf(post.content, post.format) }
}

/** {@link postOf} as the office gets it. */
export const managedPostOf = (fields: Partial<ManagedPost> = {}): ManagedPost => ({
  ...postOf(),
  wantedSlug: null,
  status: 'published',
  changedBy: null,
  ...fields,
})
