import type { ReactNode } from 'react'
import type { SiteEntry } from '../../site-search.ts'
import { AlsoFound } from '../../ui/also-found.tsx'
import { Art, type ArtName } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { PostRows, postGrid, SpareEnd } from './post-rows.tsx'
import { useFoundPosts } from './use-found-posts.ts'

export type FoundPostsProps = {
  q: string
  onAll: () => void
}

const countOf = (found: number, hasMore: boolean) =>
  hasMore ? `More than ${found} posts` : `${found} ${found === 1 ? 'post' : 'posts'}`

type NoteProps = { art: ArtName; title: ReactNode; bengali: string; children: ReactNode }

const Note = ({ art, title, bengali, children }: NoteProps) => (
  <div className="mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
    <Art name={art} className="mb-2 h-20 w-auto" />
    <h2 className="wrap-anywhere text-h3 leading-[1.28]">{title}</h2>
    <p lang="bn" className="font-display font-semibold text-paar-700">
      {bengali}
    </p>
    {children}
  </div>
)

const AllPosts = ({ onAll }: Pick<FoundPostsProps, 'onAll'>) => (
  <Button variant="secondary" onClick={onAll}>
    Show all posts
  </Button>
)

const NothingFound = ({ q, onAll }: FoundPostsProps) => (
  <Note
    art="crow"
    title={
      <>
        No post matches “<MixedText>{q}</MixedText>”
      </>
    }
    bengali="এই কথা কোনও গল্পে নেই"
  >
    <p className="mb-4">The crow looked along every line. Try one word less, in either script.</p>
    <AllPosts onAll={onAll} />
  </Note>
)

const SearchFailed = ({
  onAll,
  onRetry,
}: Pick<FoundPostsProps, 'onAll'> & { onRetry: () => void }) => (
  <div role="alert">
    <Note art="phone" title="The posts could not be searched" bengali="আর একবার দেখি?">
      <p className="mb-4">The connection broke on the way. Try once more in a moment.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <AllPosts onAll={onAll} />
      </p>
    </Note>
  </div>
)

type MoreProps = Pick<
  ReturnType<typeof useFoundPosts>,
  'isLoadingMore' | 'hasFailed' | 'loadMore' | 'retry'
>

const More = ({ isLoadingMore, hasFailed, loadMore, retry }: MoreProps) => (
  <p className="mt-9 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 lg:mt-0">
    {hasFailed && <span role="alert">More posts could not be fetched.</span>}
    <Button
      variant="yellow"
      aria-disabled={isLoadingMore}
      onClick={() => (hasFailed ? retry() : isLoadingMore || loadMore())}
    >
      {isLoadingMore ? 'Loading more posts...' : hasFailed ? 'Try again' : 'Show more posts'}
    </Button>
  </p>
)

type Search = Pick<ReturnType<typeof useFoundPosts>, 'found' | 'near' | 'hasMore'>

/** What the site's search finds beside the listed posts; the nearest posts where none are listed. */
const elsewhereOf = (
  { found, near, hasMore }: Search,
  listed: readonly { slug: string }[],
): readonly SiteEntry[] => {
  const known = new Set(listed.map(({ slug }) => slug))
  const others = found.filter(({ kind, id }) => kind !== 'posts' || !(hasMore || known.has(id)))
  return others.length || listed.length ? others : near
}

export const FoundPosts = ({ q, onAll }: FoundPostsProps) => {
  const { posts, isOfThis, ...pages } = useFoundPosts(q)
  const isSettled = posts && isOfThis
  const hasFailed = pages.hasFailed && !isSettled
  const shown = posts ?? []
  const elsewhere = isSettled ? elsewhereOf(pages, posts) : []
  return (
    <div className="min-h-[60vh]">
      <Wrap>
        <p role="status" className="min-h-[1.5em] font-medium text-ui">
          {!hasFailed &&
            (isSettled ? countOf(shown.length, pages.hasMore) : 'Looking through the posts...')}
        </p>
        {hasFailed && <SearchFailed onAll={onAll} onRetry={pages.retry} />}
        {isSettled && shown.length === 0 && <NothingFound q={q} onAll={onAll} />}
      </Wrap>
      {!posts && !hasFailed && <CardSkeletons />}
      <div aria-busy={!isSettled} className="mt-4 aria-busy:opacity-60">
        <div className={postGrid}>
          <PostRows posts={shown} />
          {shown.length % 2 === 1 && <SpareEnd />}
        </div>
        {isSettled && pages.hasMore && <More {...pages} />}
      </div>
      <Wrap>
        <AlsoFound entries={elsewhere} />
      </Wrap>
    </div>
  )
}
