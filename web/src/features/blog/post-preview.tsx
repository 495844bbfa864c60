import { MixedText } from '../../ui/mixed-text.tsx'
import { Cover } from './cover.tsx'
import { dateOf, type Post } from './post.ts'
import { PostBody } from './post-body.tsx'

export const PostPreview = ({ post }: { post: Post }) => (
  <>
    <p className="wrap-anywhere font-display font-extrabold text-sign leading-[1.24]">
      <MixedText>{post.title || 'The title comes here'}</MixedText>
    </p>
    <p className="text-kajol-soft">{dateOf(post)}</p>
    <Cover post={post} className="mt-3 h-45 w-full border-3 border-kajol" />
    <PostBody content={post.content || 'The content comes here.'} />
  </>
)
