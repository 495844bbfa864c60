import { readingTime } from '@bong-bari/markdown/plain'
import { blocksOf, type Post } from './post.ts'

const bengaliZero = 0x9e6

const bengaliNumber = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))

/** In the language of most of the post's words. */
export const ReadingTime = ({ post }: { post: Post }) => {
  const { minutes, isBengali } = readingTime(blocksOf(post))
  return isBengali ? (
    <span lang="bn">{bengaliNumber(minutes)} মিনিটের পড়া</span>
  ) : (
    `${minutes} min read`
  )
}
