import type { PostBlock, PostBlockOf } from '@bong-bari/contract'
import { readingTime } from '@bong-bari/markdown/plain'
import { findPictureNote, type PictureNote, picturesIn } from '@bong-bari/table'

/** Later ones go without. */
const mostAsked = 50

type Picture = PostBlockOf<'picture'>

const picturesOf = (blocks: readonly PostBlock[]): Picture[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block]
    if (block.kind === 'quote') return picturesOf(block.children)
    return block.kind === 'list' ? block.items.flatMap(picturesOf) : []
  })

const withPictures = (
  blocks: readonly PostBlock[],
  known: (picture: Picture) => Picture,
): PostBlock[] =>
  blocks.map((block) => {
    if (block.kind === 'picture') return known(block)
    if (block.kind === 'quote') return { ...block, children: withPictures(block.children, known) }
    if (block.kind !== 'list') return block
    return { ...block, items: block.items.map((item) => withPictures(item, known)) }
  })

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
