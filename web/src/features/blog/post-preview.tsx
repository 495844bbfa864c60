import { MixedText } from '../../ui/mixed-text.tsx'
import { Cover } from './cover.tsx'
import { dateOf, type Post } from './post.ts'
import { PostBody } from './post-body.tsx'

/** A post that is being written, as the blog will show it. */
export const PostPreview = ({ post }: { post: Post }) => (
  <article className="post-preview" aria-label="Live preview">
    <p className="preview-title">
      <MixedText>{post.title || 'The title comes here'}</MixedText>
    </p>
    <p className="text-kajol-soft">{dateOf(post)}</p>
    <Cover post={post} className="preview-cover" />
    <PostBody content={post.content || 'The content comes here.'} />
  </article>
)
