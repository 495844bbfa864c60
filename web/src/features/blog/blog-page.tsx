import { site } from '@bong-bari/site'
import { Suspense } from 'react'
import { Art } from '../../ui/art.tsx'
import { FindField } from '../../ui/find-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { FoundLater } from './found-later.tsx'
import { ListEnd } from './list-end.tsx'
import { Months } from './months.tsx'
import { PostRows } from './post-rows.tsx'
import { useNearBottom } from './use-near-bottom.ts'
import { usePostPages } from './use-post-pages.ts'
import { useSearchField } from './use-search-field.ts'

/** Distance in px from the page's bottom at which more posts load. */
const loadDistance = 200
/** A search is sent after this long without a key, in ms. */
const pause = 300
const none = () => {}

const Head = () => (
  <PageHead
    title={`The ${site.name} Blog`}
    bengali="ছাদে মেলা গল্প"
    tint="bg-akash-100"
    art={<Art name="crow" className="-mb-3 hidden h-auto w-[84px] md:block" />}
  >
    On every Kolkata roof, clothes and stories dry on the same line. These are ours. Mind the pickle
    jars.
  </PageHead>
)

export const BlogPage = () => {
  usePageMeta({
    title: `Blog - ${site.name}`,
    description: `Stories from the ${site.name} house in Kolkata: mothers, sons, fish, tea and the Bengali comedy that happens between them.`,
    canonical: '/blog',
  })
  const { q, seek } = useSearchField()
  const { posts, loadMore, isWhole = false, isSample = false, ...end } = usePostPages()
  useNearBottom(loadDistance, `${posts.length} ${end.state} ${q}`, q ? none : loadMore)
  return (
    <>
      <Head />
      <div className="bg-linear-to-b from-akash-100 to-70% to-chun-100 pt-[18px] pb-8 lg:pt-[34px]">
        {(q || !isSample) && (
          <Wrap className="mb-3 lg:mb-7">
            <FindField
              id="post-search"
              what="a post"
              page="/blog"
              pause={pause}
              wanted={q}
              onSearch={seek}
            />
          </Wrap>
        )}
        {q ? (
          <Suspense fallback={<CardSkeletons />}>
            <FoundLater q={q} onAll={() => seek('')} />
          </Suspense>
        ) : (
          <>
            {posts.length === 0 && <CardSkeletons />}
            <PostRows posts={posts} />
            {/* A new element per page: the old one would visibly jump below the new posts. */}
            <ListEnd key={posts.length} {...end} />
            <Months isEnd={isWhole} />
          </>
        )}
      </div>
    </>
  )
}
