import type { Edit, StoredPost } from '@bong-bari/table'
import { keepImage } from '../adapters/media.ts'
import { changingFields } from './change.ts'
import { refuseUnfinished } from './life.ts'
import { wordsOfRevision } from './revisions.ts'
import { shareImageAfter } from './share-image-of.ts'

/** Status and slug stay. */
export const restoreRevision = (find: () => Promise<StoredPost>, at: string, made: Edit) =>
  changingFields(
    find,
    async (post) => {
      const words = await wordsOfRevision(post.id, at)
      refuseUnfinished({ ...words, status: post.status })
      const picture = await keepImage(words.image ?? undefined, 'image', post)
      const shown = { title: words.title, image: picture.image }
      const shareImage = await shareImageAfter(shown, post.status === 'draft', post)
      return { ...words, ...picture, ...shareImage, autosaved: false }
    },
    made,
  )
