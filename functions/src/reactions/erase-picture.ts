import { type Change, findInTrash, findPictureNote, storedPictureNote } from '@bong-bari/table'

/**
 * Removes a picture's files when its entry in the trash is gone, by hand or by its age. The same picture
 * may have been uploaded, restored or deleted again meanwhile; then the files stay.
 */
export const erasePicture = async ({ old, is }: Change, now: Date) => {
  if (is || old?.kind !== 'picture') return
  const picture = storedPictureNote.parse(old.item)
  if ((await findPictureNote(picture.id)) || (await findInTrash('picture', picture.id, now))) return
  const { removeObject } = await import('../adapters/media-objects.ts')
  for (const { src } of [picture, picture.small ?? []].flat()) await removeObject(src.slice(1))
}
