import { keepingBlocks } from '@bong-bari/markdown'
import { useState } from 'react'
import type { Post } from './post.ts'
import { PostBody } from './post-body.tsx'

/** The text of a post while it is being written; what reads it is loaded with its first words. */
export const PostPreviewBody = ({ post: { content, format } }: { post: Post }) => {
  const [blocksOf] = useState(keepingBlocks)
  return <PostBody blocks={blocksOf(content, format ?? 'plain')} />
}
