import { part } from '../../office/dialog/part.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { coverClass, NothingYet } from './nothing-yet.tsx'
import { type BlogPost, dateOf } from './post.ts'

const body = part(
  async () => (await import('./post-preview-body.tsx')).PostPreviewBody,
  'Loading the preview...',
)

export const prefetchBody = () => body.prefetch()

/** A post as its page will show it, while it is written. */
export const PostPreview = ({ post }: { post: BlogPost }) => {
  const isBegun = post.content.trim() || post.image
  return (
    <>
      <p className="wrap-anywhere font-display font-extrabold text-sign leading-[1.24]">
        <MixedText>{post.title || 'The title comes here'}</MixedText>
      </p>
      <p className="text-kajol-soft">{dateOf(post)}</p>
      {isBegun ? (
        <body.Component post={post} />
      ) : (
        <>
          <div className={`${coverClass} bg-chun-100`} />
          <NothingYet />
        </>
      )}
    </>
  )
}
