import type { Post, PostBlock, PostBlockOf } from '@bong-bari/contract'
import { plainBlocksOf } from '@bong-bari/markdown/plain'
import { findPictureNote } from '@bong-bari/table'
import { cut } from '@bong-bari/text'

type Written = Pick<Post, 'content' | 'format'>

/** Markdown loads late, so that cold starts that need none skip it. */
const markdown = () => import('@bong-bari/markdown')

export const blocksOf = async ({ content, format }: Written): Promise<PostBlock[]> =>
  format === 'markdown' ? (await markdown()).markdownBlocksOf(content) : plainBlocksOf(content)

/** The beginning of a post's text without Markdown, at most `max` letters. */
export const beginningOf = async ({ content, format }: Written, max: number) =>
  format === 'markdown' ? (await markdown()).markdownBeginning(content, max) : cut(content, max)

/** Changes every block, those inside quotes and lists first. */
export const mapBlocks = (
  blocks: readonly PostBlock[],
  change: (block: PostBlock) => PostBlock,
): PostBlock[] =>
  blocks.map((block) => {
    if (block.kind === 'quote')
      return change({ ...block, children: mapBlocks(block.children, change) })
    if (block.kind === 'list')
      return change({ ...block, items: block.items.map((item) => mapBlocks(item, change)) })
    return change(block)
  })

/** At most so many pictures of a text are looked up. */
const maxLookedUp = 50

/** The first group is the picture's id. */
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

/** Reads the notes of pictures, by address. */
const notesOf = async (pictures: readonly Picture[]) => {
  const ids = pictures.flatMap(({ src }) => storedPicture.exec(src)?.[1] ?? [])
  const distinctIds = [...new Set(ids)].slice(0, maxLookedUp)
  const notes = await Promise.all(distinctIds.map(findPictureNote))
  return new Map(notes.flatMap((note) => (note ? [[note.src, note]] : [])))
}

/** Adds size, smaller copy and missing alternative text to the pictures that the library knows. */
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
