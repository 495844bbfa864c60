import { part } from '../../office/part.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Cover } from './cover.tsx'
import { dateOf, type Post } from './post.ts'

const body = part(
  async () => (await import('./post-preview-body.tsx')).PostPreviewBody,
  'Loading the preview...',
)

/** A post as its page shows it, while it is being written. */
export const PostPreview = ({ post }: { post: Post }) => {
  return (
    <>
      <p className="wrap-anywhere font-display font-extrabold text-sign leading-[1.24]">
        <MixedText>{post.title || 'The title comes here'}</MixedText>
      </p>
      <p className="text-kajol-soft">{dateOf(post)}</p>
      <Cover post={post} className="mt-3 h-45 w-full border-3 border-kajol" />
      {post.content.trim() ? (
        <body.Component post={post} />
      ) : (
        <p className="mt-10 font-display font-semibold text-paar-700 text-title leading-normal">
          The content comes here.
        </p>
      )}
    </>
  )
}
