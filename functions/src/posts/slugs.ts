import { limits, type ManagedPost } from '@bong-bari/contract'
import { numberedSlug, slugOf } from '@bong-bari/text'
import { refuseField } from '../http/refuse.ts'

type Named = Pick<ManagedPost, 'id' | 'title' | 'wantedSlug'>

/** The slug that a post gets where nothing else has it; '' where its wish has no letter or digit. */
export const slugFor = ({ id, title, wantedSlug }: Named) =>
  wantedSlug === null ? slugOf(title) || `post-${id.slice(0, 8)}` : slugOf(wantedSlug)

const noSlug = 'Slug must have at least one letter or digit'

export const slugTaken = () =>
  refuseField('slug', 'Another post already has this slug', 'slug-taken')

/**
 * Calls `place` with the slug that was wished for, else with one made of the title and the next numbers
 * (a hundred of one title are enough), until it answers something.
 */
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

/** Another slug for a post that has one; undefined where it says the same. */
export const otherSlug = (post: Pick<ManagedPost, 'slug'>, given: string | null | undefined) => {
  if (post.slug === null || !given) return undefined
  const slug = slugOf(given) || refuseField('slug', noSlug)
  return slug === post.slug ? undefined : slug
}
