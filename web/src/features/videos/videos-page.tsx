import { site, type VideoItem } from '@bong-bari/site'
import { ArrowUpRight } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useSiteSearch } from '../../site-search.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { AlsoFound } from '../../ui/also-found.tsx'
import { Art } from '../../ui/art.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FindField } from '../../ui/find-field.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { step, useAllVideos } from './all-videos.ts'
import type { VideoList } from './videos.ts'
import { ShutWindows, WindowGrid } from './window-grid.tsx'

const countOf = (found: number, all: number, isSearched: boolean) => {
  const videos = `${all} ${all === 1 ? 'video' : 'videos'}`
  return isSearched ? `${found} of ${videos}` : videos
}

/** The platform's search within the channel. */
const searchOnYoutube = (channel: string, text: string) =>
  `${channel.replace(/\/+$/, '')}/search?query=${encodeURIComponent(text)}`

type NothingProps = { asked: string; hasNear: boolean; onAll: () => void }

const NothingFound = ({ asked, hasNear, onAll }: NothingProps) => (
  <div className="mt-6 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
    <Art name="cat" className="mb-2 h-20 w-auto" />
    <h3 className="text-h3">No window has that</h3>
    <p lang="bn" className="font-display font-semibold text-paar-700">
      এই নামে কোনও জানলা নেই
    </p>
    <p className="mb-4">
      {hasNear
        ? 'These are the nearest. Or try one word less, in either script.'
        : 'Try one word of it, in either script.'}
    </p>
    <p className="flex flex-wrap justify-center gap-3">
      <Button variant="yellow" onClick={onAll}>
        Show all videos
      </Button>
      <ButtonLink
        newTab
        variant="secondary"
        href={searchOnYoutube(useSiteSettings().youtube, asked)}
      >
        Search the channel on YouTube
      </ButtonLink>
    </p>
  </div>
)

const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="mt-3 flex flex-wrap items-center gap-3">
    The search could not be loaded.
    <Button small variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

const useAskedFor = (take: (text: string) => void) => {
  const { search } = useLocation()
  const [asked] = useState(search)
  useEffect(() => {
    const q = new URLSearchParams(asked).get('q')?.trim().slice(0, longest)
    if (q) take(q)
  }, [asked, take])
}

/** Letters of the longest search text. */
const longest = 100

const Windows = ({ all }: { all: readonly VideoItem[] }) => {
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [most, setMost] = useState(step)
  useAskedFor(setText)
  const { searchOf, hasFailed, retry } = useSiteSearch(isTouched || text !== '')
  const search = useMemo(() => searchOf?.(all), [searchOf, all])
  const asked = useDeferredValue(text.trim())
  const { found, near, others } = useMemo(() => {
    const byId = new Map(all.map((one) => [one.videoId, one]))
    const videosOf = (entries: readonly { id: string }[]) =>
      entries.flatMap(({ id }) => byId.get(id) ?? [])
    if (!asked || !search) return { found: all, near: [], others: [] }
    const { found, near } = search(asked)
    return {
      found: videosOf(found.filter(({ kind }) => kind === 'videos')),
      near: videosOf(near.filter(({ kind }) => kind === 'videos')),
      others: found.filter(({ kind }) => kind !== 'videos'),
    }
  }, [search, asked, all])
  const isWaiting = asked !== '' && !search && !hasFailed
  const shown = found.length ? found : near
  return (
    <>
      <FindField
        id="video-search"
        what="a video"
        page="/videos"
        wanted={text}
        onSearch={setText}
        onTouch={() => setTouched(true)}
      />
      <p role="status" className="mt-3 font-medium text-ui">
        {isWaiting
          ? 'Looking through the windows...'
          : countOf(found.length, all.length, asked !== '' && !hasFailed)}
      </p>
      {asked !== '' && hasFailed && <SearchFailed onRetry={retry} />}
      {found.length === 0 && (
        <NothingFound asked={asked} hasNear={near.length > 0} onAll={() => setText('')} />
      )}
      <div aria-busy={isWaiting} className="aria-busy:opacity-60">
        <WindowGrid videos={shown.slice(0, most)} />
      </div>
      {found.length > most && (
        <p className="mt-12 noscript:hidden text-center">
          <Button variant="yellow" onClick={() => setMost(most + step)}>
            Open more windows
          </Button>
        </p>
      )}
      {asked !== '' && <AlsoFound entries={others} />}
    </>
  )
}

const Content = ({ videos }: { videos: VideoList }) =>
  videos ? <Windows all={videos} /> : <ShutWindows />

/** `/videos`: all videos, newest first, with a search. */
export const VideosPage = () => {
  usePageMeta({
    title: `Videos - ${site.name}`,
    description: `Every short comedy of ${site.name} from Kolkata in one place, newest first: mothers, sons, fish, phones and the family between them. Search in English or Bengali.`,
    canonical: '/videos',
  })
  const { youtube } = useSiteSettings()
  return (
    <div data-wide className="flex flex-col *:last:flex-1">
      <PageHead
        title="Videos"
        bengali="সব জানলা খোলা"
        tint="bg-taxi-100"
        art={<Art name="camera" className="-mb-2 hidden h-[104px] w-auto md:block" />}
      >
        Every window of the house, newest first. Press one and it plays right there.
      </PageHead>
      <div className="bg-chun-100 pt-7 pb-16 md:pt-9">
        <Wrap>
          <h2 className="sr-only">All videos</h2>
          <Content videos={useAllVideos()} />
          <p className="mt-12 text-center">
            <a className={moreLink} href={youtube} target="_blank" rel="noopener">
              More on YouTube
              <ArrowUpRight className={moreLinkIcon} />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </Wrap>
      </div>
    </div>
  )
}
