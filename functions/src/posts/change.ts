import { type BodyOf, posts } from '@bong-bari/contract'
import { type EditContext, omitUndefined, type StoredPost, updatePost } from '@bong-bari/table'
import { storeImage } from '../adapters/media.ts'
import { applyChange } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { nextPublication, refuseUnfinished, wasPublic, withStatusAt } from './publication.ts'
import { chooseRevision, readRevisionText } from './revisions.ts'
import { updateShareImage } from './share-image.ts'
import { checkWantedSlug, findNewSlug, refuseTakenSlug, tryFreeSlugs } from './slugs.ts'

type PostUpdate = BodyOf<typeof posts.update>

export const computeFields = async (given: PostUpdate, post: StoredPost, now: Date) => {
  const { image, slug, status, publishAt, autosave = false, ...texts } = given
  const publication = nextPublication(post, { status, publishAt }, now)
  const { title = post.title, content = post.content } = texts
  const next = publication ?? post
  const renamed = findNewSlug(post, slug)
  if (post.slug === null) checkWantedSlug(slug)
  // A draft that visitors have never seen holds no slug: the one that it had becomes the wanted one.
  const losesSlug = next.status === 'draft' && post.slug !== null && !wasPublic(post.publishAt, now)
  refuseUnfinished({ status: next.status, title, content })
  const cover = image !== undefined && (await storeImage(image ?? undefined, 'image', post))
  const shown = { title, image: cover ? cover.image : post.image }
  return {
    ...texts,
    ...cover,
    ...(await updateShareImage(shown, next.status === 'draft', post)),
    ...(slug !== undefined && post.slug === null && { wantedSlug: slug }),
    // Visitors may have an address with the old slug.
    ...(renamed && { slug: renamed, redirects: wasPublic(post.publishAt, now) }),
    ...(losesSlug && { slug: null, wantedSlug: renamed ?? post.slug }),
    ...publication,
    autosaved: autosave,
  }
}

type ChangedFields = Omit<Awaited<ReturnType<typeof computeFields>>, 'autosaved' | 'slug'> & {
  autosaved: boolean
  slug?: string | null | undefined
}

const applyFields = (post: StoredPost, fields: ChangedFields): StoredPost => ({
  ...post,
  ...omitUndefined(fields),
})

type ExtraWrites = Pick<Parameters<typeof updatePost>[1], 'beside' | 'shows'>

/** Returns undefined if nothing was written, because the post is gone or has changed. */
const writeFields = (
  fields: ChangedFields,
  post: StoredPost,
  made: EditContext,
  beside?: ExtraWrites,
) => {
  const { status, publishAt, ...rest } = fields
  const publication = status && { status, publishAt: publishAt ?? null }
  const keeping = (current: StoredPost, after: StoredPost) => chooseRevision(current, after, made)
  return updatePost(post, { ...rest, ...beside, publication, keeping }, made)
}

/** Writes a post and its slug, which it gets when it is first published or scheduled, and keeps until another is given. */
export const writeWithSlug = async (
  fields: ChangedFields,
  post: StoredPost,
  made: EditContext,
  beside?: ExtraWrites,
) => {
  const after = applyFields(post, fields)
  if (after.slug !== null || after.status === 'draft') {
    const written = await writeFields(fields, post, made, beside)
    return written === 'slug-taken' ? refuseTakenSlug(fields.slug ?? '') : written
  }
  const { written } = await tryFreeSlugs(after, async (slug) => {
    const written = await writeFields({ ...fields, slug, wantedSlug: null }, post, made, beside)
    return written === 'slug-taken' ? undefined : { written }
  })
  return written
}

type FindPost = () => Promise<StoredPost>

const changeFields = async (
  find: FindPost,
  fields: (post: StoredPost) => Promise<ChangedFields>,
  made: EditContext,
) =>
  withStatusAt(
    await applyChange({
      response: posts.update.response,
      expected: made.expected,
      find,
      fields,
      write: (changed, post) => writeWithSlug(changed, post, made),
      gone: () => refuse('post-not-found'),
    }),
    made.at,
  )

/** Changes a post. A slug that visitors have seen redirects to the new one. */
export const changePost = (find: FindPost, given: PostUpdate, made: EditContext) =>
  changeFields(find, (post) => computeFields(given, post, made.at), made)

/** Restores the text of a revision. Status and slug stay as they are. */
export const restoreRevision = (find: () => Promise<StoredPost>, at: string, made: EditContext) =>
  changeFields(
    find,
    async (post) => {
      const text = await readRevisionText(post.id, at)
      refuseUnfinished({ ...text, status: post.status })
      const picture = await storeImage(text.image ?? undefined, 'image', post)
      const shown = { title: text.title, image: picture.image }
      const shareImage = await updateShareImage(shown, post.status === 'draft', post)
      return { ...text, ...picture, ...shareImage, autosaved: false }
    },
    made,
  )
