import { limits, type ManagedPost } from '@bong-bari/contract'
import { findPostBySlug } from '@bong-bari/table'
import { numberedSlug, slugOf } from '@bong-bari/text'
import { refuseField } from '../http/refuse.ts'

type Named = Pick<ManagedPost, 'id' | 'title' | 'wantedSlug'>

/** Derives the slug of a post from the wanted one or its title; '' if the wanted one has no letter or digit. */
export const deriveSlug = ({ id, title, wantedSlug }: Named) =>
  wantedSlug === null ? slugOf(title) || `post-${id.slice(0, 8)}` : slugOf(wantedSlug)

const noSlugError = 'Slug must have at least one letter or digit'

/** `/blog/{slug}` takes ids too, so a slug in the form of an id could stand before another post. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Other addresses below /blog and /api/blog begin with these. */
const reservedSlugs = ['in', 'preview', 'slug']

const isReserved = (slug: string) => idForm.test(slug) || reservedSlugs.includes(slug)

/** Returns the slug that somebody wants. Refuses one that no post may have. */
export const parseWantedSlug = (wanted: string) => {
  const slug = slugOf(wanted) || refuseField('slug', noSlugError)
  return isReserved(slug)
    ? refuseField('slug', 'Slug must not be an id or an address of the blog; choose another')
    : slug
}

/** Refuses an impossible slug when it is given, though a draft gets its slug later. */
export const checkWantedSlug = (wanted: string | null | undefined) => {
  if (wanted && slugOf(wanted)) parseWantedSlug(wanted)
}

/** Refuses, and says whose slug it is: an address that leads on belongs to the post that it leads to. */
export const refuseTakenSlug = async (slug: string) => {
  const holder = await findPostBySlug(slug)
  const whose = holder ? `The post “${holder.title.trim()}”` : 'Another post'
  return refuseField('slug', `${whose} already has this slug`, 'slug-taken')
}

/** Tries the wanted slug, else one from the title with the next numbers (at most a hundred), until `claim` succeeds. */
export const tryFreeSlugs = async <Result>(
  post: Named,
  claim: (slug: string) => Promise<Result | undefined>,
): Promise<Result> => {
  if (post.wantedSlug !== null) {
    const wanted = parseWantedSlug(post.wantedSlug)
    return (await claim(wanted)) ?? (await refuseTakenSlug(wanted))
  }
  const slug = deriveSlug(post)
  for (let attempt = isReserved(slug) ? 2 : 1; attempt <= 100; attempt++) {
    const result = await claim(numberedSlug(slug, attempt, limits.post.slug))
    if (result) return result
  }
  return refuseField('title', 'Too many posts have this title; give a slug', 'slug-taken')
}

/** Returns the new slug that was given for a post; undefined if it stays the same. */
export const findNewSlug = (post: Pick<ManagedPost, 'slug'>, given: string | null | undefined) => {
  if (post.slug === null || !given) return undefined
  return slugOf(given) === post.slug ? undefined : parseWantedSlug(given)
}
