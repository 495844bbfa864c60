import { type Page, type Picture, picture } from '@bong-bari/contract'
import { change, type Edit, given } from '../db/edit.ts'
import { readPage, sortKey } from '../db/page.ts'
import { behindHash, readerFor } from '../db/unreadable.ts'
import { createOnce, get, newestFirst, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'

export const storedPictureNote = picture
export type PictureNote = Picture

const read = readerFor('picture', storedPictureNote, ({ pk }) => behindHash(pk))

export const findPictureNote = async (id: string): Promise<PictureNote | undefined> =>
  read.one(await get(keys.picture(id)))

export const itemOfPicture = (given: Picture) => ({
  ...keys.picture(given.id),
  ...given,
  gsi1pk: keys.pictures,
  gsi1sk: sortKey(given),
})

/** Adds a picture, or a known one's missing smaller copy; returns what is stored. */
export const notePicture = async (given: Picture): Promise<Picture> => {
  if (await createOnce(itemOfPicture(given), { noun: 'picture', of: given.id })) return given
  const known = await findPictureNote(given.id)
  if (!known || known.small || !given.small) return known ?? given
  await update(keys.picture(given.id), { set: { small: given.small } })
  return { ...known, small: given.small }
}

type Asked = { limit: number; cursor?: string | undefined }

/** Newest first; `next` is the cursor. */
export const listPictureNotes = ({ limit, cursor }: Asked): Promise<Page<PictureNote[]>> =>
  readPage({
    limit,
    after: cursor,
    find: (most, before) => newestFirst('gsi1', keys.pictures, { limit: most, before }),
    read: read.every,
  })

/** Undefined if gone or another version. */
export const updatePictureNote = (
  id: string,
  changes: { alt?: string | null | undefined },
  made: Edit,
): Promise<PictureNote | undefined> =>
  change(
    keys.picture(id),
    { ...made, read: read.one, subject: () => ({ noun: 'picture', of: id }) },
    () => ({ fields: given(changes) }),
  )

/** False if gone. Its file stays until the trash forgets it. */
export const removePicture = (id: string, made: Deletion) =>
  moveToTrash({ kind: 'picture', id, key: keys.picture(id) }, made)
