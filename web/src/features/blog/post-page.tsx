import { readingTime } from '@bong-bari/markdown/plain'
import { site } from '@bong-bari/site'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { langOf } from '../../plain/lang-of.ts'
import { AlponaLine } from '../../ui/art.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { opening } from '../../ui/page/opening.ts'
import { Share } from '../../ui/page/share.tsx'
import { StandIn } from '../../ui/page/stand-in.tsx'
import { cardSize, usePageMeta } from '../../ui/page-meta.ts'
import { Wrap, wrapClass } from '../../ui/wrap.tsx'
import { scenesBeside } from './cover.tsx'
import { type BlogPost, blocksOf, dateOf, descriptionOf, type Neighbour, pathOf } from './post.ts'
import { PostBody } from './post-body.tsx'
import { PostPicture } from './post-picture.tsx'
import { Gamcha, PostCard, Rope, SpareEnd } from './post-rows.tsx'

const BackToBlog = () => (
  <a href="/blog" className={buttonClass({ variant: 'secondary' })}>
    <ArrowLeft />
    Back to Blog
  </a>
)

const labels: Record<Neighbour['kind'], string> = {
  older: 'Next story',
  newer: 'Newer story',
  related: 'Also on the line',
}

const ReadMore = () => (
  <a href="/blog" className={buttonClass()}>
    Read More Posts
    <ArrowRight />
  </a>
)

const Cards = ({ neighbours }: { neighbours: readonly Neighbour[] }) => {
  const scenes = scenesBeside(neighbours.map(({ post }) => post.slug))
  return (
    <div className="relative lg:pt-[26px]">
      <Rope className="left-0 hidden w-full lg:block" />
      <div className={`${wrapClass} grid gap-x-[30px] gap-y-11 md:grid-cols-2 lg:grid-cols-3`}>
        {neighbours.map(({ kind, post }, index) => (
          <PostCard
            key={post.slug}
            post={post}
            index={index}
            scene={scenes[index]}
            label={labels[kind]}
          />
        ))}
        {neighbours.length < 3 && <Gamcha className="hidden lg:grid" />}
        {neighbours.length % 2 === 1 && <SpareEnd />}
      </div>
    </div>
  )
}

const ReadOn = ({ neighbours }: { neighbours: readonly Neighbour[] }) =>
  neighbours.length === 0 ? (
    <div className={`${wrapClass} grid justify-items-center gap-6 pb-16`}>
      <AlponaLine className="text-mejhe-700" />
      <ReadMore />
    </div>
  ) : (
    <section
      aria-labelledby="read-on"
      className="border-kajol border-t-4 bg-linear-to-b from-akash-100 to-70% to-chun-100 pt-9 pb-16"
    >
      <Wrap className="mb-3 lg:mb-5">
        <h2 id="read-on" className="text-h2">
          One more before you go down
        </h2>
        <p lang="bn" className="font-display font-semibold text-kicker text-paar-700">
          নামার আগে আর একটা
        </p>
      </Wrap>
      <Cards neighbours={neighbours} />
      <p className="mt-12 text-center">
        <ReadMore />
      </p>
    </section>
  )

const bengaliZero = 0x9e6

const bengaliNumber = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))

/** In the language of most of the post's words. */
const ReadingTime = ({ post }: { post: BlogPost }) => {
  const { minutes, isBengali } = readingTime(blocksOf(post))
  return isBengali ? (
    <span lang="bn">{bengaliNumber(minutes)} মিনিটের পড়া</span>
  ) : (
    `${minutes} min read`
  )
}

const PostArticle = ({ post }: { post: BlogPost }) => {
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
      <p {...opening} className="mt-1.5 text-kajol-soft">
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

const FoundPost = ({ post, neighbours }: { post: BlogPost; neighbours: readonly Neighbour[] }) => (
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
    <StandIn art="umbrella" title="Post Not Found">
      <p className="mb-5">The blog post you're looking for doesn't exist.</p>
      <BackToBlog />
    </StandIn>
  )
}

type Props = { post: BlogPost | undefined; neighbours: readonly Neighbour[] }

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
