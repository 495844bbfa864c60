import { createBlockReader } from '@bong-bari/markdown'
import { useState } from 'react'
import { Cover } from './cover.tsx'
import { coverClass, NothingYet } from './nothing-yet.tsx'
import type { BlogPost } from './post.ts'
import { PostBody } from './post-body.tsx'

/** Loads parser and drawing with the first words. */
export const PostPreviewBody = ({ post }: { post: BlogPost }) => {
  const { content, format } = post
  const [blocksOf] = useState(createBlockReader)
  return (
    <>
      <Cover post={post} className={coverClass} />
      {content.trim() ? <PostBody blocks={blocksOf(content, format ?? 'plain')} /> : <NothingYet />}
    </>
  )
}
