import type { Post, PostBlock, PostBlockOf } from '@bong-bari/contract'
import { plainBlocksOf } from '@bong-bari/markdown/plain'
import { findPictureNote } from '@bong-bari/table'
import { cut } from '@bong-bari/text'

type PostContent = Pick<Post, 'content' | 'format'>

/** The code loads late, so that cold starts which need no Markdown skip it. */
const importMarkdown = () => import('@bong-bari/markdown')

export const parseBlocks = async ({ content, format }: PostContent): Promise<PostBlock[]> =>
  format === 'markdown'
    ? (await importMarkdown()).markdownBlocksOf(content)
    : plainBlocksOf(content)

/** Returns the beginning of a text, at most `max` letters and without Markdown. */
export const cutBeginning = async ({ content, format }: PostContent, max: number) =>
  format === 'markdown'
    ? (await importMarkdown()).markdownBeginning(content, max)
    : cut(content, max)

/** In one text at most so many pictures are looked up; later ones stay as they are. */
const maxPictures = 50

/** Group 1 is the id of the picture in the library. */
const storedPictureForm = /\/media\/([0-9a-f]{64}\.(?:png|jpg|webp))/

type Picture = PostBlockOf<'picture'>

/** Changes each picture by `change`, also inside of quotes and lists. */
const mapPictures = (
  blocks: readonly PostBlock[],
  change: (picture: Picture) => Picture,
): PostBlock[] =>
  blocks.map((block) => {
    if (block.kind === 'picture') return change(block)
    if (block.kind === 'quote') return { ...block, children: mapPictures(block.children, change) }
    if (block.kind === 'list')
      return { ...block, items: block.items.map((item) => mapPictures(item, change)) }
    return block
  })

const listPictures = (blocks: readonly PostBlock[]): Picture[] => {
  const pictures: Picture[] = []
  mapPictures(blocks, (picture) => {
    pictures.push(picture)
    return picture
  })
  return pictures
}

const findNotes = async (pictures: readonly Picture[]) => {
  const ids = pictures.flatMap(({ src }) => storedPictureForm.exec(src)?.[1] ?? [])
  const distinctIds = [...new Set(ids)].slice(0, maxPictures)
  const notes = await Promise.all(distinctIds.map(findPictureNote))
  return new Map(notes.flatMap((note) => (note ? [[note.src, note]] : [])))
}

/** Adds size, smaller copy and a missing alt text to pictures of the library. Others stay as they are. */
export const addPictureFacts = async (blocks: PostBlock[]): Promise<PostBlock[]> => {
  const pictures = listPictures(blocks)
  const notes = pictures.length ? await findNotes(pictures) : undefined
  if (!notes?.size) return blocks
  return mapPictures(blocks, (picture) => {
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
