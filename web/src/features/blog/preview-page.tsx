import type { PreviewedPost } from '@bong-bari/contract'
import { momentWords, site } from '@bong-bari/site'
import { Eye } from 'lucide-react'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { dateOf } from './post.ts'
import { PostBody } from './post-body.tsx'
import { PostPicture } from './post-picture.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { usePreviewed } from './use-previewed.ts'

/** A preview lasts a few days, so its year is left out. */
const Strip = ({ until }: { until: string }) => (
  <p className="flex items-start gap-2.5 rounded-md border-[2.5px] border-kajol bg-taxi-100 px-4 py-3 text-ui [&>svg]:mt-0.5 [&>svg]:size-[18px] [&>svg]:flex-none">
    <Eye />
    <span>
      <b>A preview. Not public.</b> Works until {momentWords(until, until)}.
    </span>
  </p>
)

const Shown = ({ post }: { post: PreviewedPost }) => (
  <>
    <Strip until={post.until} />
    <article>
      <h1 className="wrap-anywhere mt-6 text-hero">
        <MixedText>{post.title.trim() || 'Untitled'}</MixedText>
      </h1>
      <p className="mt-1.5 text-kajol-soft">{dateOf({ ...post, createdAt: post.publishAt })}</p>
      <div className="mt-[33px] border-4 border-kajol outline-11 outline-jaanla-700 outline-offset-[-4px] lg:-mx-10">
        <PostPicture post={post} className="h-[210px] w-full md:h-[400px]" />
      </div>
      <PostBody blocks={post.blocks} />
    </article>
  </>
)

const standIn =
  'mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center'

const Over = () => (
  <div className={standIn}>
    <Art name="umbrella" className="mb-2 h-[120px] w-auto" />
    <h1 className="text-h2">This preview is over</h1>
    <p>This preview is over. Ask for a new link.</p>
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className={standIn}>
    <Art name="phone" className="mb-2 h-[120px] w-auto" />
    <h1 className="text-h2">The preview could not be loaded</h1>
    <p className="mb-5">The connection broke on its way here. Try once more in a moment.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)

const viewOf = (found: ReturnType<typeof usePreviewed>) => {
  if (found.state === 'found') return <Shown post={found.post} />
  if (found.state === 'over') return <Over />
  return found.state === 'failed' ? <Failed onRetry={found.retry} /> : <PostSkeleton />
}

export const PreviewPage = () => {
  const found = usePreviewed()
  const title = found.state === 'found' && found.post.title.trim()
  usePageMeta({
    title: `${title || 'A preview'} - ${site.name} Blog`,
    description: 'A post that is not public yet.',
    noIndex: true,
  })
  return (
    <div className="bg-chun-50 pt-[26px]">
      <div className="mx-auto w-full max-w-[calc(780px+2*var(--gutter))] px-(--gutter) pb-16">
        {viewOf(found)}
      </div>
    </div>
  )
}
