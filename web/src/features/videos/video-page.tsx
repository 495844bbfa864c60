import type { ShownVideo } from '@bong-bari/contract'
import { longDate } from '@bong-bari/site'
import { ArrowLeft, ArrowRight, ArrowUpRight, Play } from 'lucide-react'
import { langOf } from '../../ui/lang-of.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Share } from '../../ui/share.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { FilmGone, FilmMissing } from './film-missing.tsx'
import { type Beside, type FilmLookup, type FilmPage, filmPageOf } from './film-page.ts'
import noThumbnailUrl from './no-thumbnail.svg?url'
import { ShortCard, windowLink } from './short-card.tsx'
import { filmMeta, isWide, storyOf } from './video-meta.ts'
import { shortUrl } from './video-path.ts'
import { WaysTemplate } from './ways.tsx'
import { WindowFront } from './window-front.tsx'
import { windowGrid } from './window-grid.tsx'

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
          Close<span className="sr-only"> the film</span>
        </button>
      </p>
    </figure>
  )
}

/** The team's words in both languages, else YouTube's description. */
const Story = ({ video }: { video: ShownVideo }) => {
  const told = [video.aboutBn, video.aboutEn].filter((text): text is string => Boolean(text))
  const texts = told.length ? told : [storyOf(video)].filter(Boolean)
  if (!texts.length) return null
  return (
    <div className="mt-5 grid max-w-[60ch] gap-3">
      <h2 className="text-h3">
        What happens in it{' '}
        <span lang="bn" className="font-semibold text-body text-paar-700">
          কী হয় এতে
        </span>
      </h2>
      {texts.map((text) => (
        <p
          key={text}
          lang={langOf(text)}
          className="wrap-anywhere whitespace-pre-line text-read leading-[1.7]"
        >
          {text}
        </p>
      ))}
    </div>
  )
}

const AboutIt = ({ post }: { post: NonNullable<FilmPage['post']> }) => (
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
    <a href={`/blog/${encodeURIComponent(post.slug)}`} className={`${moreLink} text-paar-700`}>
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

const FoundFilm = ({ page: { video, beside, post } }: { page: FilmPage }) => {
  usePageMeta(filmMeta(video))
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
              <p className="mt-1.5 text-kajol-soft">
                <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
                {duration ? ` · ${clock(duration)}` : ''}
              </p>
              <Story video={video} />
              <Share
                title={title}
                path={`/videos/${video.videoId}`}
                what="video"
                className="mt-7"
              />
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

/** `/videos/<videoId>`: one film, as an open window. */
export const VideoPage = ({ video }: { video: FilmLookup }) => {
  if (video === 'gone') return <FilmGone />
  return video ? <FoundFilm page={filmPageOf(video)} /> : <FilmMissing />
}
