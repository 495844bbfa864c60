import type { PostBlock, PostBlockOf } from '@bong-bari/contract'
import { readingTime } from '@bong-bari/markdown/plain'
import { findPictureNote, type PictureNote, picturesIn } from '@bong-bari/table'
import { mapBlocks } from './map-blocks.ts'

/** Later ones go without. */
const mostAsked = 50

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
  const keys = picturesIn(pictures.map(({ src }) => src)).map((key) => key.replace('media/', ''))
  const asked = [...new Set(keys)].slice(0, mostAsked)
  const notes = await Promise.all(asked.map(findPictureNote))
  return new Map(notes.flatMap((note) => (note ? [[note.src, note]] : [])))
}

const isBengali = (title: string, blocks: readonly PostBlock[]) =>
  readingTime([{ kind: 'paragraph', children: [title] }, ...blocks]).isBengali

const described = (picture: Picture, { altBn, altEn }: PictureNote, inBengali: boolean) => {
  const [first, second] = inBengali ? [altBn, altEn] : [altEn, altBn]
  return picture.alt.trim() || first || second || ''
}

/** Adds size, smaller copy and missing alt text; unknown ones stay. */
export const withKnownPictures = async (
  title: string,
  blocks: PostBlock[],
): Promise<PostBlock[]> => {
  const pictures = picturesOf(blocks)
  const notes = pictures.length ? await notesOf(pictures) : undefined
  if (!notes?.size) return blocks
  const inBengali = isBengali(title, blocks)
  return withPictures(blocks, (picture) => {
    const note = notes.get(picture.src)
    if (!note) return picture
    const { width, height, small } = note
    return {
      ...picture,
      alt: described(picture, note, inBengali),
      width,
      height,
      ...(small && { small: { src: small.src, width: small.width } }),
    }
  })
}
