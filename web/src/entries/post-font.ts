import { isBengali } from '@bong-bari/text'
import bengaliText from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2?url'
import type { Post } from '../features/blog/post.ts'

/** Characters on the first screen, generously. */
const firstScreen = 600

/**
 * Preloads the Bengali font for a post that begins in Bengali: many devices have none, and lines
 * would break again when it arrives.
 */
export const postFontHtml = ({ content }: Pick<Post, 'content'>) =>
  isBengali(content.slice(0, firstScreen))
    ? `<link rel="preload" href="${bengaliText}" as="font" type="font/woff2" crossorigin />`
    : ''
