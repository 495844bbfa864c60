import { readingTime } from '@bong-bari/markdown/plain'
import { site } from '@bong-bari/site'
import { Art } from '../../ui/art.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { cardSize, usePageMeta } from '../../ui/page-meta.ts'
import { Share } from '../../ui/share.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import type { Neighbour } from './neighbour.ts'
import { blocksOf, dateOf, descriptionOf, type Post, pathOf } from './post.ts'
import { PostBody } from './post-body.tsx'
import { PostPicture } from './post-picture.tsx'
import { ReadOn } from './read-on.tsx'

const bengaliZero = 0x9e6

const bengaliNumber = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))

/** In the language of most of the post's words. */
const ReadingTime = ({ post }: { post: Post }) => {
  const { minutes, isBengali } = readingTime(blocksOf(post))
  return isBengali ? (
    <span lang="bn">{bengaliNumber(minutes)} মিনিটের পড়া</span>
  ) : (
    `${minutes} min read`
  )
}

const PostArticle = ({ post }: { post: Post }) => {
  const preview = post.shareImage ?? post.image
  usePageMeta({
    title: `${post.title} - ${site.name} Blog`,
    description: descriptionOf(post),
    canonical: pathOf(post),
    ogType: 'article',
    isBengali: readingTime(blocksOf(post)).isBengali,
    ...(preview && { ogImage: preview }),
    ...(preview &&
      preview === post.shareImage && { ogImageSize: cardSize, ogImageAlt: post.title }),
  })
  return (
    <article>
      <BackToBlog />
      <h1 lang={langOf(post.title)} className="wrap-anywhere mt-6 text-hero">
        <MixedText>{post.title}</MixedText>
      </h1>
      <p className="mt-1.5 text-kajol-soft">
        <span className="wrap-anywhere">{dateOf(post)}</span> · <ReadingTime post={post} />
      </p>
      <div className="mt-[33px] border-4 border-kajol outline-11 outline-jaanla-700 outline-offset-[-4px] lg:-mx-10">
        <PostPicture post={post} className="h-[210px] w-full md:h-[400px]" />
      </div>
      <PostBody blocks={blocksOf(post)} />
    </article>
  )
}

const column = 'mx-auto w-full max-w-[calc(780px+2*var(--gutter))] px-(--gutter)'

const FoundPost = ({ post, neighbours }: { post: Post; neighbours: readonly Neighbour[] }) => (
  <>
    <div className={`${column} pb-14`}>
      <PostArticle post={post} />
      <Share
        title={post.title}
        path={pathOf(post)}
        what="post"
        className="mx-auto mt-11 max-w-[66ch]"
      />
    </div>
    <ReadOn neighbours={neighbours} />
  </>
)

const PostMissing = () => {
  usePageMeta({
    title: 'Post Not Found',
    description: "The blog post you're looking for doesn't exist.",
    noIndex: true,
  })
  return (
    <div className="mt-4 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
      <Art name="umbrella" className="mb-2 h-[120px] w-auto" />
      <h1 className="text-h2">Post Not Found</h1>
      <p className="mb-5">The blog post you're looking for doesn't exist.</p>
      <BackToBlog />
    </div>
  )
}

type Props = { post: Post | undefined; neighbours: readonly Neighbour[] }

export const PostPage = ({ post, neighbours }: Props) => (
  <div className="bg-chun-50 pt-[26px]">
    {post ? (
      <FoundPost post={post} neighbours={neighbours} />
    ) : (
      <div className={`${column} pb-16`}>
        <PostMissing />
      </div>
    )}
  </div>
)
