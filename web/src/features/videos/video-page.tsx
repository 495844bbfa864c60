import type { ShownVideo } from '@bong-bari/contract'
import { longDate } from '@bong-bari/site'
import { ArrowLeft, ArrowRight, ArrowUpRight, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { langOf } from '../../ui/lang-of.ts'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Player } from '../../ui/player.tsx'
import { Share } from '../../ui/share.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePlaying } from '../../ui/use-playing.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { FilmFailed, FilmGone, FilmMissing } from './film-missing.tsx'
import noThumbnailUrl from './no-thumbnail.svg?url'
import { PlayableCard } from './playable-card.tsx'
import { playing, shortUrl, WindowFront } from './short-card.tsx'
import { useShutters } from './use-shutters.ts'
import { type Beside, type FilmPage, useVideo, videoIdOf } from './use-video.ts'
import { filmMeta, isWide, storyOf } from './video-meta.ts'
import { windowGrid } from './window-grid.tsx'

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Beside the text its left shutter is at the edge of the page. */
const upright =
  'max-w-[min(300px,68vw)] md:ml-[22px] lg:ml-[48px] lg:max-w-[240px] min-[1240px]:ml-[91px] min-[1240px]:max-w-[300px]'

const OpenWindow = ({ video }: { video: ShownVideo }) => {
  const { isPlaying, play, stop } = usePlaying()
  const { frame, picture, state, isMissing } = useShutters(0)
  const opener = useRef<HTMLAnchorElement>(null)
  const wasPlaying = useRef(false)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) opener.current?.focus()
    wasPlaying.current = isPlaying
  }, [isPlaying])
  const wide = isWide(video)
  const front = (
    <WindowFront>
      <span className="window-view">
        <img
          className="size-full object-cover"
          ref={picture}
          src={isMissing ? noThumbnailUrl : video.thumbnail}
          alt=""
          width={wide ? 480 : 270}
          height={wide ? 270 : 480}
          fetchPriority="high"
        />
      </span>
      {isPlaying ? (
        <Player videoId={video.videoId} title={video.title} />
      ) : (
        <span className="absolute bottom-4 left-4 z-1 grid size-18 place-items-center rounded-full border-4 border-kajol bg-taxi-400 transition-transform duration-(--duration-ui) ease-hinge group-hover:scale-110">
          <Play className="ml-1 size-8 fill-paar-600 stroke-paar-600" />
        </span>
      )}
    </WindowFront>
  )
  return (
    <figure
      className={`window mx-auto w-full ${wide ? 'wide max-w-[640px]' : upright}`}
      data-state={state}
      ref={frame}
    >
      {isPlaying ? (
        <>
          <div>{front}</div>
          <p className="mt-3 flex flex-wrap justify-between gap-x-3">
            <a className={moreLink} href={shortUrl(video.videoId)} target="_blank" rel="noopener">
              Watch on YouTube
              <ArrowUpRight className={moreLinkIcon} />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <button type="button" className={`${moreLink} cursor-pointer`} onClick={stop}>
              Close<span className="sr-only"> the film</span>
            </button>
          </p>
        </>
      ) : (
        <a
          className="window-link group block w-full text-inherit no-underline"
          href={shortUrl(video.videoId)}
          target="_blank"
          rel="noopener"
          ref={opener}
          {...(isHydrated && playing(play))}
        >
          {front}
          <span className="sr-only">
            Play {video.title}
            {isHydrated ? '' : ' on YouTube, in a new tab'}
          </span>
        </a>
      )}
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
    <Link to={`/blog/${encodeURIComponent(post.slug)}`} className={`${moreLink} text-paar-700`}>
      Read it on the roof
      <ArrowRight className={moreLinkIcon} />
    </Link>
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
            <LeaveOut key={video.videoId}>
              <PlayableCard layout="grid" short={video} order={order} note={notes[kind]} />
            </LeaveOut>
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
          <Link to="/videos" className={moreLink}>
            <ArrowLeft className={moreLinkIcon} />
            All videos
          </Link>
          <div
            className={`mt-12 grid gap-x-24 gap-y-9 ${isWide(video) ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
          >
            <OpenWindow key={video.videoId} video={video} />
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
    </div>
  )
}

const Waiting = () => (
  <div className="bg-chun-100 pt-[26px] pb-12" role="status">
    <Wrap className="grid gap-9 pt-24 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <span className="sr-only">Opening the window...</span>
      <div className="window mx-auto w-full max-w-[min(300px,68vw)]" data-state="loading">
        <WindowFront />
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-11 w-4/5" />
        <Skeleton className="h-4.5 w-1/4" />
        <Skeleton className="mt-6 h-4.5" />
        <Skeleton className="h-4.5 w-11/12" />
      </div>
    </Wrap>
  </div>
)

/** `/videos/<videoId>`: one film, as an open window. */
export const VideoPage = () => {
  const lookup = useVideo(videoIdOf(useLocation().pathname))
  if (lookup.state === 'found') return <FoundFilm page={lookup.page} />
  if (lookup.state === 'failed') return <FilmFailed onRetry={lookup.retry} />
  if (lookup.state === 'loading') return <Waiting />
  return lookup.state === 'gone' ? <FilmGone /> : <FilmMissing />
}
