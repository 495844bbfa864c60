import { isBengali } from '@bong-bari/text'
import bengaliText from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2?url'
import type { Post } from '../features/blog/post.ts'

/** Letters of a post that the first screen shows, with some to spare. */
const firstScreen = 600

/**
 * Asks for the Bengali face of the text together with the page of a post that begins in Bengali:
 * many machines have no other, and lines would break anew when it arrived.
 */
export const postFontHtml = ({ content }: Pick<Post, 'content'>) =>
  isBengali(content.slice(0, firstScreen))
    ? `<link rel="preload" href="${bengaliText}" as="font" type="font/woff2" crossorigin />`
    : ''
