import { LeaveOut } from '../../ui/leave-out.tsx'
import { Gamcha, Rope } from './clothes-line.tsx'
import { type Scene, scenesBeside } from './cover-scenes.tsx'
import { PostCard } from './post-card.tsx'
import type { ListedPost } from './use-sample-pages.ts'

const rowLength = 3

type Card = ListedPost & { scene: Scene | undefined }

const rowsOf = (posts: readonly ListedPost[]): Card[][] => {
  const scenes = scenesBeside(posts.map(({ post }) => post.slug))
  const cards = posts.map((one, at) => ({ ...one, scene: scenes[at] }))
  return Array.from({ length: Math.ceil(cards.length / rowLength) }, (_, row) =>
    cards.slice(row * rowLength, (row + 1) * rowLength),
  )
}

/** One clothes line on a wide screen; on narrower ones its cards join the grid. */
const Row = ({ row }: { row: readonly Card[] }) => (
  <div className="contents lg:relative lg:mb-9 lg:block lg:pt-[26px]">
    <Rope className="left-0 hidden w-full lg:block" />
    <div className="contents lg:mx-auto lg:grid lg:w-full lg:max-w-[calc(var(--content)+2*var(--gutter))] lg:grid-cols-3 lg:gap-[30px] lg:px-(--gutter)">
      {row.map(({ key, post, scene }, place) => (
        <LeaveOut key={key}>
          <PostCard post={post} place={place} scene={scene} />
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

export const PostRows = ({ posts }: { posts: readonly ListedPost[] }) => (
  <div className="grid gap-x-[30px] gap-y-11 px-(--gutter) md:grid-cols-2 lg:block lg:px-0">
    {rowsOf(posts).map((row, index) => (
      <Row key={row[0]?.key ?? index} row={row} />
    ))}
    {posts.length % 2 === 1 && <SpareEnd />}
  </div>
)
