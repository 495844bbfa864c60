import { site } from '@bong-bari/site'
import { Art } from '../../ui/art.tsx'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { Gamcha, Rope } from './clothes-line.tsx'
import { ListEnd } from './list-end.tsx'
import { Months } from './months.tsx'
import { PostCard } from './post-card.tsx'
import { useNearBottom } from './use-near-bottom.ts'
import { usePostPages } from './use-post-pages.ts'
import type { ListedPost } from './use-sample-pages.ts'

const rowLength = 3
/** Distance from the page's bottom, in px, at which more posts are loaded. */
const loadDistance = 200

const rowsOf = (posts: ListedPost[]) =>
  Array.from({ length: Math.ceil(posts.length / rowLength) }, (_, row) =>
    posts.slice(row * rowLength, (row + 1) * rowLength),
  )

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

/** One clothes line on a wide screen; on narrower ones its cards join the grid around it. */
const Row = ({ row }: { row: ListedPost[] }) => (
  <div className="contents lg:relative lg:mb-9 lg:block lg:pt-[26px]">
    <Rope className="left-0 hidden w-full lg:block" />
    <div className="contents lg:mx-auto lg:grid lg:w-full lg:max-w-[calc(var(--content)+2*var(--gutter))] lg:grid-cols-3 lg:gap-[30px] lg:px-(--gutter)">
      {row.map(({ key, post }, place) => (
        <LeaveOut key={key}>
          <PostCard post={post} place={place} />
        </LeaveOut>
      ))}
      {row.length < rowLength && <Gamcha className="hidden lg:grid" />}
    </div>
  </div>
)

const SpareEnd = () => (
  <div className="relative hidden pt-[26px] md:block lg:hidden">
    <Rope className="-left-[15px] w-[calc(100%+30px)]" />
    <Gamcha className="mt-2.5 grid" />
  </div>
)

export const BlogPage = () => {
  usePageMeta({
    title: `Blog - ${site.name}`,
    description: `Stories from the ${site.name} house in Kolkata: mothers, sons, fish, tea and the Bengali comedy that happens between them.`,
    canonical: '/blog',
  })
  const { posts, loadMore, isWhole = false, ...end } = usePostPages()
  useNearBottom(loadDistance, `${posts.length} ${end.state}`, loadMore)
  return (
    <>
      <Head />
      <div className="bg-linear-to-b from-akash-100 to-70% to-chun-100 pt-[18px] pb-8 lg:pt-[34px]">
        {posts.length === 0 && <CardSkeletons />}
        <div className="grid gap-x-[30px] gap-y-11 px-(--gutter) md:grid-cols-2 lg:block lg:px-0">
          {rowsOf(posts).map((row, index) => (
            <Row key={row[0]?.key ?? index} row={row} />
          ))}
          {posts.length % 2 === 1 && <SpareEnd />}
        </div>
        {/* A new one for each page: the old one would be seen to jump below the new posts. */}
        <ListEnd key={posts.length} {...end} />
        <Months isEnd={isWhole} />
      </div>
    </>
  )
}
