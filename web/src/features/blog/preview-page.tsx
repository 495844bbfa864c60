import { api, CallError, type PreviewedPost } from '@bong-bari/contract'
import { momentWords, site } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useLocation } from 'react-router'
import { call } from '../../api.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { NotNow, StandIn } from '../../ui/page/stand-in.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-browser-state.ts'
import { dateOf } from './post.ts'
import { PostBody } from './post-body.tsx'
import { PostPicture } from './post-picture.tsx'

const isOver = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/**
 * The post of a preview link. The token is the fragment, so that no server or log sees it in a page's
 * address.
 */
const usePreviewed = () => {
  // Prerendering knows no fragment.
  const token = useLocation().hash.slice(1)
  const isLive = useHydrated()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['previewed', token],
    queryFn: ({ signal }) => call(api.posts.previewed, { params: { token } }, { signal }),
    enabled: isLive && token !== '',
    gcTime: 0,
  })
  if (data) return { state: 'found', post: data } as const
  if (isLive && (token === '' || (isOver(error) && !isFetching))) return { state: 'over' } as const
  if (error && !isFetching) return { state: 'failed', retry: () => void refetch() } as const
  return { state: 'loading' } as const
}

const bars = [
  'h-11 w-4/5 mt-6',
  'h-4.5 w-1/4',
  'h-[210px] md:h-[400px] mt-3',
  'h-4.5 mt-6',
  'h-4.5 w-11/12',
]

const PostSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading the post...</span>
    {bars.map((bar) => (
      <Skeleton key={bar} className={bar} />
    ))}
  </div>
)

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

const viewOf = (previewed: ReturnType<typeof usePreviewed>) => {
  if (previewed.state === 'found') return <Shown post={previewed.post} />
  if (previewed.state === 'over')
    return (
      <StandIn art="umbrella" title="This preview link has expired">
        <p>Ask for a new link.</p>
      </StandIn>
    )
  if (previewed.state === 'failed')
    return <NotNow title="The preview could not be loaded" onRetry={previewed.retry} />
  return <PostSkeleton />
}

export const PreviewPage = () => {
  const previewed = usePreviewed()
  const title = previewed.state === 'found' && previewed.post.title.trim()
  usePageMeta({
    title: `${title || 'A preview'} - ${site.name} Blog`,
    description: 'A post that is not public yet.',
    noIndex: true,
  })
  return (
    <div className="bg-chun-50 pt-[26px]">
      <div className="mx-auto w-full max-w-[calc(780px+2*var(--gutter))] px-(--gutter) pb-16">
        {viewOf(previewed)}
      </div>
    </div>
  )
}
