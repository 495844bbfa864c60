import { type BodyOf, posts } from '@bong-bari/contract'
import { type Edit, given, type StoredPost, updatePost } from '@bong-bari/table'
import { storeImage } from '../adapters/media.ts'
import { applyChange } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { asOf, nextLife, refuseUnfinished, wasSeen } from './publication.ts'
import { keepingOf, wordsOfRevision } from './revisions.ts'
import { shareImageAfter } from './share-image.ts'
import { checkWish, otherSlug, slugTaken, withFreeSlug } from './slugs.ts'

type Asked = BodyOf<typeof posts.update>

export const fieldsAfter = async (given: Asked, post: StoredPost, now: Date) => {
  const { image, slug, status, publishAt, autosave = false, ...words } = given
  const life = nextLife(post, { status, publishAt }, now)
  const { title = post.title, content = post.content } = words
  const next = life ?? post
  const renamed = otherSlug(post, slug)
  if (post.slug === null) checkWish(slug)
  // A draft that visitors have never seen holds no slug: it wishes for the one that it had.
  const frees = next.status === 'draft' && post.slug !== null && !wasSeen(post.publishAt, now)
  refuseUnfinished({ status: next.status, title, content })
  const cover = image !== undefined && (await storeImage(image ?? undefined, 'image', post))
  const shown = { title, image: cover ? cover.image : post.image }
  return {
    ...words,
    ...cover,
    ...(await shareImageAfter(shown, next.status === 'draft', post)),
    ...(slug !== undefined && post.slug === null && { wantedSlug: slug }),
    // Visitors may have the old slug.
    ...(renamed && { slug: renamed, redirects: wasSeen(post.publishAt, now) }),
    ...(frees && { slug: null, wantedSlug: renamed ?? post.slug }),
    ...life,
    autosaved: autosave,
  }
}

type Fields = Omit<Awaited<ReturnType<typeof fieldsAfter>>, 'autosaved' | 'slug'> & {
  autosaved: boolean
  slug?: string | null | undefined
}

const laidOver = (post: StoredPost, fields: Fields): StoredPost => ({
  ...post,
  ...given(fields),
})

type Beside = Pick<Parameters<typeof updatePost>[1], 'beside' | 'shows'>

/** Undefined where nothing was written. */
const writeFields = (fields: Fields, post: StoredPost, made: Edit, beside?: Beside) => {
  const { status, publishAt, ...rest } = fields
  const life = status && { status, publishAt: publishAt ?? null }
  const keeping = (current: StoredPost, after: StoredPost) => keepingOf(current, after, made)
  return updatePost(post, { ...rest, ...beside, life, keeping }, made)
}

/** A post gets its slug when first published or scheduled, and keeps it until another is given. */
export const writeNaming = async (
  fields: Fields,
  post: StoredPost,
  made: Edit,
  beside?: Beside,
) => {
  const after = laidOver(post, fields)
  if (after.slug !== null || after.status === 'draft') {
    const written = await writeFields(fields, post, made, beside)
    return written === 'slug-taken' ? slugTaken(fields.slug ?? '') : written
  }
  const { written } = await withFreeSlug(after, async (slug) => {
    const written = await writeFields({ ...fields, slug, wantedSlug: null }, post, made, beside)
    return written === 'slug-taken' ? undefined : { written }
  })
  return written
}

type Finding = () => Promise<StoredPost>

const changingFields = async (
  find: Finding,
  fields: (post: StoredPost) => Promise<Fields>,
  made: Edit,
) =>
  asOf(
    await applyChange({
      response: posts.update.response,
      expected: made.expected,
      find,
      fields,
      write: (asked, post) => writeNaming(asked, post, made),
      gone: () => refuse('post-not-found'),
    }),
    made.at,
  )

/** A slug visitors have seen redirects to the next. */
export const changePost = (find: Finding, given: Asked, made: Edit) =>
  changingFields(find, (post) => fieldsAfter(given, post, made.at), made)

/** Status and slug stay. */
export const restoreRevision = (find: () => Promise<StoredPost>, at: string, made: Edit) =>
  changingFields(
    find,
    async (post) => {
      const words = await wordsOfRevision(post.id, at)
      refuseUnfinished({ ...words, status: post.status })
      const picture = await storeImage(words.image ?? undefined, 'image', post)
      const shown = { title: words.title, image: picture.image }
      const shareImage = await shareImageAfter(shown, post.status === 'draft', post)
      return { ...words, ...picture, ...shareImage, autosaved: false }
    },
    made,
  )
