import { type Post, videoIdIn } from '@bong-bari/contract'

/** `https://` is optional; a danda ends it. */
const address = /(?:[\w-]{1,20}\.)?youtu(?:\.be|be(?:-nocookie)?\.com)\/[^\s<>()[\]"'।॥]{1,300}/gi

const most = 20

/** Each once. */
export const videoIdsIn = ({ content }: Pick<Post, 'content'>): string[] =>
  [
    ...new Set(
      (content.match(address) ?? []).flatMap(
        (found) => videoIdIn(found.replace(/[.,!?;:*~]+$/, '')) ?? [],
      ),
    ),
  ].slice(0, most)
