import { type Post, videoIdIn } from '@bong-bari/contract'

const address = /https?:\/\/[^\s<>()[\]"']{1,300}/g

/** Videos that one post is about, at most. */
const most = 20

/** Ids of the videos that the text of a post shows or names, each once. */
export const videoIdsIn = ({ content }: Pick<Post, 'content'>): string[] =>
  [...new Set((content.match(address) ?? []).flatMap((found) => videoIdIn(found) ?? []))].slice(
    0,
    most,
  )
