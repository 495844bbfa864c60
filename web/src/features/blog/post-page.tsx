import { site } from '@bong-bari/site'
import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { AlponaLine } from '../../ui/alpona-line.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { BackToBlog } from './back-to-blog.tsx'
import { Cover } from './cover.tsx'
import { dateOf, descriptionOf, type Post, pathOf } from './post.ts'
import { PostBody } from './post-body.tsx'
import { PostFailed } from './post-failed.tsx'
import { PostMissing } from './post-missing.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { slugIn } from './slug-in.ts'
import { type PostLookup, usePost } from './use-post.ts'

const ReadMore = () => (
  <div className="mt-12 grid justify-items-center gap-6">
    <AlponaLine className="text-mejhe-700" />
    <Link to="/blog" className={buttonClass()}>
      Read More Posts
      <ArrowRight />
    </Link>
  </div>
)

const PostArticle = ({ post }: { post: Post }) => {
  const preview = post.shareImage ?? post.image
  usePageMeta({
    title: `${post.title} - ${site.name} Blog`,
    description: descriptionOf(post),
    canonical: pathOf(post),
    ogType: 'article',
    ...(preview && { ogImage: preview }),
  })
  return (
    <article>
      <BackToBlog />
      <h1 className="wrap-anywhere mt-6 text-hero">
        <MixedText>{post.title}</MixedText>
      </h1>
      <p className="mt-1.5 text-kajol-soft">{dateOf(post)}</p>
      <div className="mt-[33px] border-4 border-kajol outline-11 outline-jaanla-700 outline-offset-[-4px] lg:-mx-10">
        <Cover post={post} eager className="h-[210px] w-full md:h-[400px]" />
      </div>
      <PostBody content={post.content} />
      <ReadMore />
    </article>
  )
}

const contentOf = (lookup: PostLookup) => {
  if (lookup.state === 'loading') return <PostSkeleton />
  if (lookup.state === 'failed') return <PostFailed onRetry={lookup.retry} />
  return lookup.state === 'found' ? <PostArticle post={lookup.post} /> : <PostMissing />
}

export const PostPage = () => {
  const { pathname } = useLocation()
  return (
    <div className="bg-chun-50 pt-[26px] pb-16">
      <div className="mx-auto w-full max-w-[calc(780px+2*var(--gutter))] px-(--gutter)">
        {contentOf(usePost(slugIn(pathname)))}
      </div>
    </div>
  )
}
