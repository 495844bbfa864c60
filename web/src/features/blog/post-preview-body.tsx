import { keepingBlocks } from '@bong-bari/markdown'
import { useState } from 'react'
import { Cover } from './cover.tsx'
import { coverClass, NothingYet } from './nothing-yet.tsx'
import type { Post } from './post.ts'
import { PostBody } from './post-body.tsx'

/** Cover and text of a post while it is being written; what reads and draws them is loaded with its first words. */
export const PostPreviewBody = ({ post }: { post: Post }) => {
  const { content, format } = post
  const [blocksOf] = useState(keepingBlocks)
  return (
    <>
      <Cover post={post} className={coverClass} />
      {content.trim() ? <PostBody blocks={blocksOf(content, format ?? 'plain')} /> : <NothingYet />}
    </>
  )
}
