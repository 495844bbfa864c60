import { type Post, videoIdIn } from '@bong-bari/contract'

/** With `https://` or without; the danda after it is none of it. */
const address = /(?:[\w-]{1,20}\.)?youtu(?:\.be|be(?:-nocookie)?\.com)\/[^\s<>()[\]"'।॥]{1,300}/gi

/** Videos that one post is about, at most. */
const most = 20

/** Ids of the videos that the text of a post shows or names, each once. */
export const videoIdsIn = ({ content }: Pick<Post, 'content'>): string[] =>
  [
    ...new Set(
      (content.match(address) ?? []).flatMap(
        (found) => videoIdIn(found.replace(/[.,!?;:*~]+$/, '')) ?? [],
      ),
    ),
  ].slice(0, most)
