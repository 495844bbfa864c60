import { type Page, type Picture, picture } from '@bong-bari/contract'
import { changeEntity, type EditContext, omitUndefined } from '../db/edit.ts'
import { readPage, sortKey } from '../db/page.ts'
import { afterHash, readerFor } from '../db/unreadable.ts'
import { createOnce, get, queryNewestFirst, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'

export const storedPictureNote = picture
export type PictureNote = Picture

const read = readerFor('picture', storedPictureNote, ({ pk }) => afterHash(pk))

export const findPictureNote = async (id: string): Promise<PictureNote | undefined> =>
  read.one(await get(keys.picture(id)))

export const itemOfPicture = (picture: Picture) => ({
  ...keys.picture(picture.id),
  ...picture,
  gsi1pk: keys.pictures,
  gsi1sk: sortKey(picture),
})

/** Adds a picture, or the smaller copy that a stored one lacks. Returns what is stored. */
export const notePicture = async (picture: Picture): Promise<Picture> => {
  if (await createOnce(itemOfPicture(picture), { noun: 'picture', of: picture.id })) return picture
  const stored = await findPictureNote(picture.id)
  if (!stored || stored.small || !picture.small) return stored ?? picture
  await update(keys.picture(picture.id), { set: { small: picture.small } })
  return { ...stored, small: picture.small }
}

type PageRequest = { limit: number; cursor?: string | undefined }

/** Lists the pictures of the library, newest first. */
export const listPictureNotes = ({ limit, cursor }: PageRequest): Promise<Page<PictureNote[]>> =>
  readPage({
    limit,
    after: cursor,
    find: (limit, before) => queryNewestFirst('gsi1', keys.pictures, { limit, before }),
    read: read.every,
  })

/** Changes the alt text. Returns undefined if the picture is missing or has another version. */
export const updatePictureNote = (
  id: string,
  changes: { alt?: string | null | undefined },
  made: EditContext,
): Promise<PictureNote | undefined> =>
  changeEntity(
    keys.picture(id),
    { ...made, read: read.one, subject: () => ({ noun: 'picture', of: id }) },
    () => ({ fields: omitUndefined(changes) }),
  )

/** Moves a picture to the trash. Its file stays until the trash forgets it. Returns false if it is missing. */
export const removePicture = (id: string, made: Deletion) =>
  moveToTrash({ kind: 'picture', id, key: keys.picture(id) }, made)
