import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { moreLink, moreLinkIcon } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Cover, type Scene, scenesBeside } from './cover.tsx'
import { type BlogPostHead, dateOf, excerptOf, pathOf } from './post.ts'

const kajol = 'var(--color-kajol)'

export const Rope = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1366 60"
    preserveAspectRatio="none"
    fill="none"
    className={`pointer-events-none absolute top-0 z-1 h-[60px] ${className}`}
  >
    <g vectorEffect="non-scaling-stroke">
      <path d="M0 6C300 44 1060 44 1366 6" stroke={kajol} strokeWidth="4" />
      <path
        d="M0 6C300 44 1060 44 1366 6"
        stroke="var(--color-chun-200)"
        strokeWidth="1.5"
        strokeDasharray="5 6"
      />
    </g>
  </svg>
)

const Peg = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 40"
    width="15"
    height="38"
    className={`absolute -top-6 z-3 h-[38px] w-[15px] ${className}`}
  >
    <path d="M3 2h10l-2 36H5Z" fill="var(--color-kath-400)" stroke={kajol} strokeWidth="2.5" />
    <path d="M3 15h10" stroke={kajol} strokeWidth="3" />
  </svg>
)

/** Two pegs on the upper edge of the nearest positioned box. */
const Pegs = ({ left, right }: { left: string; right: string }) => (
  <>
    <Peg className={left} />
    <Peg className={right} />
  </>
)

export const Gamcha = ({ className }: { className: string }) => {
  const check = useId()
  return (
    <div aria-hidden="true" className={`relative content-start justify-center ${className}`}>
      <Pegs left="left-[calc(50%-62px)]" right="left-[calc(50%+48px)]" />
      <svg
        aria-hidden="true"
        viewBox="0 0 130 190"
        width="200"
        height="292"
        className="-mt-0.5 h-auto w-[200px]"
      >
        <defs>
          <pattern id={check} width="26" height="26" patternUnits="userSpaceOnUse">
            <rect width="26" height="26" fill="var(--color-paar-400)" />
            <path
              d="M0 5h26M5 0v26"
              stroke="var(--color-white)"
              strokeOpacity=".75"
              strokeWidth="3"
            />
            <path d="M0 16h26M16 0v26" stroke="var(--color-jaanla-700)" strokeWidth="3" />
          </pattern>
        </defs>
        <path
          d="M10 6h110l4 150c-20 10-36-4-56 4-20 6-40-4-62 0Z"
          fill={`url(#${check})`}
          stroke={kajol}
          strokeWidth="4"
        />
        <path d="M10 24h112M12 30h110" stroke={kajol} strokeWidth="2" />
        <path
          d="M10 160v18m14-17v18m14-18v18m14-19v18m14-18v18m14-20v18m14-18v18m14-19v18m14-19v18"
          stroke="var(--color-paar-400)"
          strokeWidth="3"
        />
      </svg>
    </div>
  )
}

const tilts = ['lg:-rotate-[.7deg]', 'lg:mt-3.5 lg:rotate-[.5deg]', 'lg:rotate-[.8deg]']

type CardProps = {
  post: BlogPostHead
  index: number
  scene: Scene | undefined
  /** The card's role below a post, which stays the page's only article. */
  label?: string
}

export const PostCard = ({ post, index, scene, label }: CardProps) => {
  const Card = label ? 'div' : 'article'
  const Title = label ? 'h3' : 'h2'
  return (
    <div className="relative pt-[26px] lg:pt-0" data-reveal="up">
      <Rope className="-left-(--gutter) w-[calc(100%+2*var(--gutter))] md:-left-[15px] md:w-[calc(100%+30px)] lg:hidden" />
      <Card
        className={`relative mt-2.5 flex h-[calc(100%-10px)] origin-[50%_-12px] flex-col rounded-md border-3 border-kajol bg-chun-50 transition-transform duration-500 ease-hinge lg:mt-2 lg:hover:-rotate-[1.4deg] ${tilts[index % tilts.length]}`}
      >
        <Pegs left="left-[34px]" right="right-[34px]" />
        <div className="aspect-[360/210] overflow-hidden rounded-t-[7px] border-kajol border-b-3">
          <Cover post={post} scene={scene} className="size-full" />
        </div>
        <div className="flex flex-1 flex-col gap-2 px-5 pt-[18px] pb-5">
          <p className="wrap-anywhere text-dense text-kajol-soft leading-[1.65]">
            {label && <b className="font-semibold text-paar-700">{label} · </b>}
            {dateOf(post)}
          </p>
          <Title className="wrap-anywhere text-h3 leading-[1.28]">
            <MixedText>{post.title}</MixedText>
          </Title>
          <p className="wrap-anywhere">
            <MixedText>{excerptOf(post)}</MixedText>
          </p>
          <a href={pathOf(post)} className={`${moreLink} mt-auto self-start text-paar-700`}>
            Read More{' '}
            <span className="sr-only">
              about <MixedText>{post.title}</MixedText>
            </span>
            <ArrowRight className={moreLinkIcon} />
          </a>
        </div>
      </Card>
    </div>
  )
}

const rowLength = 3

type Card = { post: BlogPostHead; scene: Scene | undefined }

/** `above`: the slugs before these posts. */
const rowsOf = (posts: readonly BlogPostHead[], above: readonly string[]): Card[][] => {
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
      {row.map(({ post, scene }, index) => (
        <PostCard key={post.id} post={post} index={index} scene={scene} />
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

type PostRowsProps = { posts: readonly BlogPostHead[]; above?: readonly string[] }

/** The rows stand in a {@link postGrid}. */
export const PostRows = ({ posts, above = [] }: PostRowsProps) =>
  rowsOf(posts, above).map((row, index) => <Row key={row[0]?.post.id ?? index} row={row} />)
