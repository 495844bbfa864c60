import type { PostBlock, PostBlockOf } from '@bong-bari/contract'
import { findPictureNote } from '@bong-bari/table'
import { mapBlocks } from './map-blocks.ts'

/** Later ones go without. */
const mostAsked = 50

/** Group 1: the id in the library. */
const storedPicture = /\/media\/([0-9a-f]{64}\.(?:png|jpg|webp))/

type Picture = PostBlockOf<'picture'>

const withPictures = (blocks: readonly PostBlock[], known: (picture: Picture) => Picture) =>
  mapBlocks(blocks, (block) => (block.kind === 'picture' ? known(block) : block))

const picturesOf = (blocks: readonly PostBlock[]): Picture[] => {
  const found: Picture[] = []
  withPictures(blocks, (picture) => {
    found.push(picture)
    return picture
  })
  return found
}

/** By address. */
const notesOf = async (pictures: readonly Picture[]) => {
  const ids = pictures.flatMap(({ src }) => storedPicture.exec(src)?.[1] ?? [])
  const distinctIds = [...new Set(ids)].slice(0, mostAsked)
  const notes = await Promise.all(distinctIds.map(findPictureNote))
  return new Map(notes.flatMap((note) => (note ? [[note.src, note]] : [])))
}

/** Adds size, smaller copy and missing alt text; unknown ones stay. */
export const withKnownPictures = async (blocks: PostBlock[]): Promise<PostBlock[]> => {
  const pictures = picturesOf(blocks)
  const notes = pictures.length ? await notesOf(pictures) : undefined
  if (!notes?.size) return blocks
  return withPictures(blocks, (picture) => {
    const note = notes.get(picture.src)
    if (!note) return picture
    const { width, height, small } = note
    return {
      ...picture,
      alt: picture.alt.trim() || note.alt || '',
      width,
      height,
      ...(small && { small: { src: small.src, width: small.width } }),
    }
  })
}
