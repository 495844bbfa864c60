import { limits, type ManagedPost } from '@bong-bari/contract'
import { numberedSlug, slugOf } from '@bong-bari/text'
import { refuseField } from '../http/refuse.ts'

type Named = Pick<ManagedPost, 'id' | 'title' | 'wantedSlug'>

/** '' when the wish has no letter or digit. */
export const slugFor = ({ id, title, wantedSlug }: Named) =>
  wantedSlug === null ? slugOf(title) || `post-${id.slice(0, 8)}` : slugOf(wantedSlug)

const noSlug = 'Slug must have at least one letter or digit'

export const slugTaken = () =>
  refuseField('slug', 'Another post already has this slug', 'slug-taken')

/** Tries the wished slug, else one from the title with the next numbers (at most a hundred), until `place` succeeds. */
export const withFreeSlug = async <Result>(
  post: Named,
  place: (slug: string) => Promise<Result | undefined>,
): Promise<Result> => {
  const slug = slugFor(post) || refuseField('slug', noSlug)
  if (post.wantedSlug !== null) return (await place(slug)) ?? slugTaken()
  for (let attempt = 1; attempt <= 100; attempt++) {
    const placed = await place(numberedSlug(slug, attempt, limits.post.slug))
    if (placed) return placed
  }
  return refuseField('title', 'Too many posts have this title; give a slug', 'slug-taken')
}

/** Undefined if unchanged. */
export const otherSlug = (post: Pick<ManagedPost, 'slug'>, given: string | null | undefined) => {
  if (post.slug === null || !given) return undefined
  const slug = slugOf(given) || refuseField('slug', noSlug)
  return slug === post.slug ? undefined : slug
}
