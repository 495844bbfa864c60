import { site } from '@bong-bari/site'
import { useLocation } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { BackToBlog } from './back-to-blog.tsx'
import { Gamcha, Rope } from './clothes-line.tsx'
import { type MonthPost, monthIn, monthName, monthPath } from './month.ts'
import { dateOf, pathOf } from './post.ts'
import { PostSkeleton } from './post-skeleton.tsx'
import { useMonth } from './use-month.ts'

const PostLine = ({ post }: { post: MonthPost }) => (
  <li className="relative grid gap-x-6 border-deyal-400 border-b-2 py-3 last:border-b-0 md:grid-cols-[11rem_minmax(0,1fr)] md:items-baseline">
    <span className="wrap-anywhere min-w-0 text-dense text-kajol-soft leading-[1.65]">
      {dateOf(post)}
    </span>
    <Link
      to={pathOf(post)}
      className="wrap-anywhere font-display font-semibold text-read leading-normal decoration-2 decoration-deyal-400 underline-offset-5 after:absolute after:inset-0 hover:text-paar-700 hover:decoration-paar-600"
    >
      <MixedText>{post.title}</MixedText>
    </Link>
  </li>
)

const MonthPosts = ({ month, posts }: { month: string; posts: readonly MonthPost[] }) => {
  const name = monthName(month)
  usePageMeta({
    title: `Posts of ${name} - ${site.name} Blog`,
    description: `Every story from the ${site.name} house of ${name}, each with its date: mothers, sons, fish, tea and the Bengali comedy between them.`,
    canonical: monthPath(month),
  })
  return (
    <>
      <BackToBlog />
      <h1 className="mt-6 text-hero">Posts of {name}</h1>
      <p lang="bn" className="mt-1 mb-7 font-display font-semibold text-lead text-paar-700">
        এই মাসের গল্প
      </p>
      <ol className="rounded-md border-3 border-kajol bg-white px-5 py-2 md:px-7">
        {posts.map((post) => (
          <PostLine key={post.slug} post={post} />
        ))}
      </ol>
    </>
  )
}

const MonthMissing = () => {
  usePageMeta({
    title: 'No posts of this month',
    description: 'The blog has no posts of this month.',
    noIndex: true,
  })
  return (
    <div className="mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
      <Art name="umbrella" className="mb-2 h-[120px] w-auto" />
      <h1 className="text-h2">No posts of this month</h1>
      <p className="mb-5">Nothing was written in it, or nothing of it is left.</p>
      <BackToBlog />
    </div>
  )
}

const MonthFailed = ({ onRetry }: { onRetry: () => void }) => {
  usePageMeta({
    title: 'Posts could not be loaded',
    description: 'The posts of this month could not be loaded just now.',
    noIndex: true,
  })
  return (
    <div
      role="alert"
      className="mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center"
    >
      <h1 className="text-h2">These posts could not be loaded</h1>
      <p className="mb-5">The connection broke on the way. Try once more in a moment.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <BackToBlog />
      </p>
    </div>
  )
}

const Content = ({ month }: { month: string | undefined }) => {
  const { data, isFetching, isError, refetch } = useMonth(month)
  if (month && data?.length) return <MonthPosts month={month} posts={data} />
  if (isFetching) return <PostSkeleton />
  return isError ? <MonthFailed onRetry={() => refetch()} /> : <MonthMissing />
}

/** Fills the window below a short list. */
const Roof = () => (
  <div aria-hidden="true" className="mt-6 min-h-10 flex-1 overflow-hidden pt-10">
    <div className="relative">
      <Rope className="left-0 w-full" />
      <Art
        name="crow"
        className="absolute -top-[15px] left-1/2 hidden h-auto w-[64px] -translate-x-1/2 md:block"
      />
      <div className="mx-auto grid max-w-[900px] justify-items-center pt-[34px] md:grid-cols-2">
        <Gamcha className="grid" />
        <Gamcha className="grid max-md:hidden" />
      </div>
    </div>
  </div>
)

/** `/blog/in/2025-03`: a link to every post of a month. */
export const MonthPage = () => (
  <div className="flex flex-col bg-linear-to-b from-chun-50 to-akash-100 pt-[26px]">
    <div className="mx-auto w-full max-w-[calc(780px+2*var(--gutter))] px-(--gutter)">
      <Content month={monthIn(useLocation().pathname)} />
    </div>
    <Roof />
  </div>
)
