import type { VideoItem } from '@bong-bari/site'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSiteSearch } from '../../site/search.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AlsoFound, FindField, useListHidden } from '../../ui/page/find-field.tsx'
import { ShowMore, StandIn } from '../../ui/page/stand-in.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { loadAllVideos } from './load-all-videos.ts'
import { videosPerStep } from './videos.ts'
import { WindowGrid } from './window-rows.tsx'

const countOf = (count: number, all: number, isSearched: boolean) => {
  const videos = `${all} ${all === 1 ? 'video' : 'videos'}`
  return isSearched ? `${count} of ${videos}` : videos
}

/** The platform's search within the channel. */
const searchOnYoutube = (channel: string, text: string) =>
  `${channel.replace(/\/+$/, '')}/search?query=${encodeURIComponent(text)}`

type NothingProps = { searchText: string; hasNear: boolean; youtube: string; onAll: () => void }

const NothingFound = ({ searchText, hasNear, youtube, onAll }: NothingProps) => (
  <StandIn
    level="h3"
    className="mt-6"
    art="cat"
    title="No window has that"
    bengali="এই নামে কোনও জানলা নেই"
  >
    <p className="mb-4">
      {hasNear
        ? 'These are the nearest. Or try one word less, in either script.'
        : 'Try one word of it, in either script.'}
    </p>
    <p className="flex flex-wrap justify-center gap-3">
      <Button variant="yellow" onClick={onAll}>
        Show all videos
      </Button>
      <ButtonLink newTab variant="secondary" href={searchOnYoutube(youtube, searchText)}>
        Search the channel on YouTube
      </ButtonLink>
    </p>
  </StandIn>
)

const maxSearchLength = 100

/** The text that the address looks for. */
const readAddress = () =>
  new URLSearchParams(location.search).get('q')?.trim().slice(0, maxSearchLength)

type Found = { found: readonly VideoItem[]; near: readonly VideoItem[]; others: Entries }
type Entries = Parameters<typeof AlsoFound>[0]['entries']
const nothing: Found = { found: [], near: [], others: [] }

const useFoundVideos = (searchText: string, isWanted: boolean) => {
  const { data: all, ...list } = useLoaded(loadAllVideos, isWanted)
  const { searchOf, ...code } = useSiteSearch(isWanted)
  const search = useMemo(() => all && searchOf?.(all), [searchOf, all])
  const result = useMemo((): Found => {
    if (!searchText || !search || !all) return nothing
    const byId = new Map(all.map((one) => [one.videoId, one]))
    const videosOf = (entries: readonly { kind: string; id: string }[]) =>
      entries.flatMap(({ kind, id }) => (kind === 'videos' ? (byId.get(id) ?? []) : []))
    const { found, near } = search(searchText)
    return {
      found: videosOf(found),
      near: videosOf(near),
      others: found.filter(({ kind }) => kind !== 'videos'),
    }
  }, [search, searchText, all])
  const retry = () => {
    if (list.hasFailed) list.retry()
    if (code.hasFailed) code.retry()
  }
  return {
    ...result,
    isReady: search !== undefined,
    hasFailed: list.hasFailed || code.hasFailed,
    retry,
  }
}

type Props = {
  /** How many videos there are in all. */
  count: number
  /** The address of the channel on YouTube. */
  youtube: string
}

/** The search of `/videos`; what it finds stands in place of the page's list. */
export const VideoSearch = ({ count, youtube }: Props) => {
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [shownCount, setShownCount] = useState(videosPerStep)
  useEffect(() => {
    const q = readAddress()
    if (q) setText(q)
  }, [])
  const searchText = useDeferredValue(text.trim())
  const { found, near, others, isReady, hasFailed, retry } = useFoundVideos(
    searchText,
    isTouched || text !== '',
  )
  const isSearched = searchText !== '' && isReady
  const isWaiting = searchText !== '' && !isReady && !hasFailed
  useListHidden('[data-all-videos]', isSearched)
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
          : countOf(isSearched ? found.length : count, count, isSearched)}
      </p>
      {searchText !== '' && hasFailed && (
        <ShowMore failure="The search could not be loaded." className="mt-3" onMore={retry} />
      )}
      {isSearched && (
        <>
          {found.length === 0 && (
            <NothingFound
              searchText={searchText}
              hasNear={near.length > 0}
              youtube={youtube}
              onAll={() => setText('')}
            />
          )}
          <WindowGrid videos={shown.slice(0, shownCount)} />
          {found.length > shownCount && (
            <ShowMore className="mt-12" onMore={() => setShownCount(shownCount + videosPerStep)}>
              Open more windows
            </ShowMore>
          )}
          <AlsoFound entries={others} />
        </>
      )}
    </>
  )
}
