import { Gamcha, Rope } from './clothes-line.tsx'
import { type Scene, scenesBeside } from './cover-scenes.tsx'
import type { PostHead } from './post.ts'
import { PostCard } from './post-card.tsx'

const rowLength = 3

type Card = { post: PostHead; scene: Scene | undefined }

/** `above`: the slugs before these posts. */
const rowsOf = (posts: readonly PostHead[], above: readonly string[]): Card[][] => {
  const scenes = scenesBeside([...above, ...posts.map(({ slug }) => slug)]).slice(above.length)
  const cards = posts.map((post, at) => ({ post, scene: scenes[at] }))
  return Array.from({ length: Math.ceil(cards.length / rowLength) }, (_, row) =>
    cards.slice(row * rowLength, (row + 1) * rowLength),
  )
}

/** One clothes line on a wide screen; on narrower ones its cards join the grid. */
const Row = ({ row }: { row: readonly Card[] }) => (
  <div className="contents lg:relative lg:mb-9 lg:block lg:pt-[26px]">
    <Rope className="left-0 hidden w-full lg:block" />
    <div className="contents lg:mx-auto lg:grid lg:w-full lg:max-w-[calc(var(--content)+2*var(--gutter))] lg:grid-cols-3 lg:gap-[30px] lg:px-(--gutter)">
      {row.map(({ post, scene }, place) => (
        <PostCard key={post.id} post={post} place={place} scene={scene} />
      ))}
      {row.length < rowLength && <Gamcha className="hidden lg:grid" />}
    </div>
  </div>
)

/** The gap beside the last of an odd number of cards in rows of two. */
export const SpareEnd = () => (
  <div className="relative hidden pt-[26px] md:block lg:hidden">
    <Rope className="-left-[15px] w-[calc(100%+30px)]" />
    <Gamcha className="mt-2.5 grid" />
  </div>
)

export const postGrid = 'grid gap-x-[30px] gap-y-11 px-(--gutter) md:grid-cols-2 lg:block lg:px-0'

type Props = { posts: readonly PostHead[]; above?: readonly string[] }

/** Rows of a {@link postGrid}. */
export const PostRows = ({ posts, above = [] }: Props) =>
  rowsOf(posts, above).map((row, index) => <Row key={row[0]?.post.id ?? index} row={row} />)
