import type { PageData, ShownVideo, VideoPage as VideoPageAnswer } from '@bong-bari/contract'
import { longDate, site, type VideoItem } from '@bong-bari/site'
import { excerptOfText, withoutMarks } from '@bong-bari/text'
import { ArrowLeft, ArrowRight, ArrowUpRight, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { postPath, shortUrl, videoPath } from '../../names/addresses.ts'
import { langOf } from '../../plain/lang-of.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { ButtonLink, buttonClass, moreLink, moreLinkIcon } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { opening } from '../../ui/page/opening.ts'
import { Share } from '../../ui/page/share.tsx'
import { StandIn } from '../../ui/page/stand-in.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import noThumbnailUrl from './no-thumbnail.svg?url'
import { ShortCard, WindowFront, windowLink } from './short-card.tsx'
import { createVideoMeta, isWide } from './video-meta.ts'
import { itemOf } from './videos.ts'
import { WaysTemplate, windowGrid } from './window-rows.tsx'

const ShutWindow = (props: ComponentProps<typeof StandIn>) => (
  <div className="bg-chun-50 py-12">
    <Wrap>
      <StandIn {...props} className="" />
    </Wrap>
  </div>
)

const AllWindows = () => (
  <a href="/videos" className={buttonClass({ variant: 'yellow' })}>
    See every window
  </a>
)

const OnYoutube = () => (
  <ButtonLink newTab variant="secondary" href={useSiteSettings().youtube}>
    The channel on YouTube
  </ButtonLink>
)

/** The video was here, and YouTube no longer shows it. */
const VideoGone = () => {
  usePageMeta({
    title: `This window is closed - ${site.name}`,
    description: 'This video is no longer on YouTube. The other windows of the house are open.',
    noIndex: true,
  })
  return (
    <ShutWindow art="cat" title="This window is closed for good" bengali="এই জানলাটা আর খুলবে না">
      <p className="mb-5">
        YouTube no longer shows this video, so neither can we. The cat has the sill.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <AllWindows />
        <OnYoutube />
      </p>
    </ShutWindow>
  )
}

const VideoMissing = () => {
  usePageMeta({
    title: `No such window - ${site.name}`,
    description: 'There is no video at this address. The other windows of the house are open.',
    noIndex: true,
  })
  return (
    <ShutWindow art="crow" title="No such window in this house" bengali="এমন জানলা এ বাড়িতে নেই">
      <p className="mb-5">Perhaps a letter of the address was lost on the way.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <AllWindows />
        <OnYoutube />
      </p>
    </ShutWindow>
  )
}

/** What the server knows of a video; `gone` is one that YouTube no longer shows. */
type VideoLookup = PageData['video']

type StoryPost = { slug: string; title: string; excerpt: string }

type Beside = { kind: 'newer' | 'older' | 'alike'; video: VideoItem }

type VideoDetails = { video: ShownVideo; beside: Beside[]; post: StoryPost | null }

const excerptLength = 140

const storyPost = (post: NonNullable<VideoPageAnswer['post']>): StoryPost => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt?.trim() || excerptOfText(withoutMarks(post.content), excerptLength),
})

const createVideoDetails = ({
  video,
  newer,
  older,
  alike,
  post,
}: VideoPageAnswer): VideoDetails => ({
  video,
  beside: [
    ...(newer ? [{ kind: 'newer' as const, video: itemOf(newer) }] : []),
    ...(older ? [{ kind: 'older' as const, video: itemOf(older) }] : []),
    ...alike.map((one) => ({ kind: 'alike' as const, video: itemOf(one) })),
  ],
  post: post && storyPost(post),
})

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Beside the text its left shutter is at the edge of the page. */
const upright =
  'max-w-[min(300px,68vw)] md:ml-[22px] lg:ml-[48px] lg:max-w-[240px] min-[1240px]:ml-[91px] min-[1240px]:max-w-[300px]'

const OpenWindow = ({ video: { videoId, title, thumbnail, ...video } }: { video: ShownVideo }) => {
  const wide = isWide(video)
  return (
    <figure
      className={`window mx-auto w-full ${wide ? 'wide max-w-[640px]' : upright}`}
      data-state="open"
      data-player=""
    >
      <a
        className={windowLink}
        href={shortUrl(videoId)}
        target="_blank"
        rel="noopener"
        data-play={videoId}
        data-title={title}
      >
        <WindowFront>
          <span className="window-view">
            <img
              className="size-full object-cover"
              data-stand-in={noThumbnailUrl}
              src={thumbnail}
              alt=""
              width={wide ? 480 : 270}
              height={wide ? 270 : 480}
              fetchPriority="high"
            />
          </span>
          <span className="absolute bottom-4 left-4 z-1 grid size-18 in-data-playing:hidden place-items-center rounded-full border-4 border-kajol bg-taxi-400 transition-transform duration-(--duration-ui) ease-hinge group-hover:scale-110">
            <Play className="ml-1 size-8 fill-paar-600 stroke-paar-600" />
          </span>
        </WindowFront>
        <span className="sr-only">
          Play {title}
          <span data-hint=""> on YouTube, in a new tab</span>
        </span>
      </a>
      <p className="mt-3 hidden in-data-playing:flex flex-wrap justify-between gap-x-3">
        <a className={moreLink} href={shortUrl(videoId)} target="_blank" rel="noopener">
          Watch on YouTube
          <ArrowUpRight className={moreLinkIcon} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <button type="button" className={`${moreLink} cursor-pointer`} data-close-player="">
          Close<span className="sr-only"> the video</span>
        </button>
      </p>
    </figure>
  )
}

const Story = ({ video: { description } }: { video: ShownVideo }) => {
  if (!description.trim()) return null
  return (
    <div className="mt-5 grid max-w-[60ch] gap-3">
      <h2 className="text-h3">
        What happens in it{' '}
        <span lang="bn" className="font-semibold text-body text-paar-700">
          কী হয় এতে
        </span>
      </h2>
      {description.split(/\n{2,}/).map((text, index) => (
        <p
          key={index}
          lang={langOf(text)}
          className="wrap-anywhere whitespace-pre-line text-read leading-[1.7]"
        >
          {text}
        </p>
      ))}
    </div>
  )
}

const AboutIt = ({ post }: { post: NonNullable<VideoDetails['post']> }) => (
  <div className="mt-7 max-w-[60ch] rounded-md border-3 border-kajol bg-akash-100 px-5 pt-3.5 pb-2">
    <h2 className="font-semibold text-paar-700 text-ui">
      The story behind it, <span lang="bn">ছাদের গল্প</span>
    </h2>
    <p className="wrap-anywhere font-display font-semibold text-h4 leading-[1.35]">
      <MixedText>{post.title}</MixedText>
    </p>
    {post.excerpt && (
      <p className="wrap-anywhere mt-1">
        <MixedText>{post.excerpt}</MixedText>
      </p>
    )}
    <a href={postPath(post.slug)} className={`${moreLink} text-paar-700`}>
      Read it on the roof
      <ArrowRight className={moreLinkIcon} />
    </a>
  </div>
)

const notes: Record<Beside['kind'], string> = {
  newer: 'The next window',
  older: 'The window before',
  alike: 'More like this',
}

const BesideIt = ({ beside }: { beside: readonly Beside[] }) =>
  beside.length > 0 && (
    <section className="lane border-kajol border-t-4 pt-9 pb-14" aria-labelledby="beside-title">
      <Wrap>
        <h2 id="beside-title" className="text-h2">
          The windows beside it{' '}
          <span lang="bn" className="block font-semibold text-aside text-paar-700 leading-[1.35]">
            পাশের জানলাগুলো
          </span>
        </h2>
        <div className={windowGrid}>
          {beside.map(({ kind, video }, order) => (
            <ShortCard
              key={video.videoId}
              hasPage
              plays
              layout="grid"
              short={video}
              order={order}
              note={notes[kind]}
            />
          ))}
        </div>
      </Wrap>
    </section>
  )

const FoundVideo = ({ page: { video, beside, post } }: { page: VideoDetails }) => {
  usePageMeta(createVideoMeta(video))
  const { title, duration, publishedAt } = video
  return (
    <div data-wide className="flex flex-col *:last:flex-1">
      <article className="bg-chun-100 pt-[26px] pb-12">
        <Wrap>
          <a href="/videos" className={moreLink}>
            <ArrowLeft className={moreLinkIcon} />
            All videos
          </a>
          <div
            className={`mt-12 grid gap-x-24 gap-y-9 ${isWide(video) ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
          >
            <OpenWindow video={video} />
            <div className="min-w-0">
              <h1 className="wrap-anywhere text-h2">
                <MixedText>{title}</MixedText>
              </h1>
              <p {...opening} className="mt-1.5 text-kajol-soft">
                <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
                {duration ? ` · ${clock(duration)}` : ''}
              </p>
              <Story video={video} />
              <Share title={title} path={videoPath(video.videoId)} what="video" className="mt-7" />
              {post && <AboutIt post={post} />}
            </div>
          </div>
        </Wrap>
      </article>
      <BesideIt beside={beside} />
      <WaysTemplate />
    </div>
  )
}

/** `/videos/<videoId>`: one video, as an open window. */
export const VideoPage = ({ video }: { video: VideoLookup }) => {
  if (video === 'gone') return <VideoGone />
  return video ? <FoundVideo page={createVideoDetails(video)} /> : <VideoMissing />
}
