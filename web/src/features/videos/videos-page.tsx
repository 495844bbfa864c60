import { site, type VideoItem } from '@bong-bari/site'
import { ArrowUpRight } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { FindField } from '../../ui/find-field.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { step, useAllVideos } from './all-videos.ts'
import { searchIn } from './find-videos.ts'
import type { VideoList } from './videos.ts'
import { ShutWindows, WindowGrid } from './window-grid.tsx'

/** So many of the newest are marked. */
const newest = 3

const countOf = (found: number, all: number, isSearched: boolean) => {
  const videos = `${all} ${all === 1 ? 'video' : 'videos'}`
  return isSearched ? `${found} of ${videos}` : videos
}

const NothingFound = () => (
  <div className="mt-6 grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
    <Art name="cat" className="mb-2 h-20 w-auto" />
    <h3 className="text-h3">No window has that</h3>
    <p lang="bn" className="font-display font-semibold text-paar-700">
      এই নামে কোনও জানলা নেই
    </p>
    <p>Try one word of the title, in either script.</p>
  </div>
)

const Windows = ({ all }: { all: readonly VideoItem[] }) => {
  const [text, setText] = useState('')
  const [most, setMost] = useState(step)
  const search = useMemo(() => searchIn(all), [all])
  const asked = useDeferredValue(text)
  const found = useMemo(() => search(asked), [search, asked])
  const marked = new Set(all.slice(0, newest))
  return (
    <>
      <FindField id="video-search" what="a video" wanted={text} onSearch={setText} />
      <p role="status" className="mt-3 font-medium text-ui">
        {countOf(found.length, all.length, asked.trim() !== '')}
      </p>
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <WindowGrid videos={found.slice(0, most)} isNew={(video) => marked.has(video)} />
      )}
      {found.length > most && (
        <p className="mt-12 noscript:hidden text-center">
          <Button variant="yellow" onClick={() => setMost(most + step)}>
            Open more windows
          </Button>
        </p>
      )}
    </>
  )
}

const Content = ({ videos }: { videos: VideoList }) =>
  videos ? <Windows all={videos} /> : <ShutWindows />

/** `/videos`: every video that the site keeps, newest first, and a search among them. */
export const VideosPage = () => {
  usePageMeta({
    title: `Videos - ${site.name}`,
    description: `Every short comedy of ${site.name} from Kolkata in one place, newest first: mothers, sons, fish, phones and the family between them. Search in English or Bengali.`,
    canonical: '/videos',
  })
  const { youtube } = useSiteSettings()
  return (
    <>
      <PageHead
        title="Videos"
        bengali="সব জানলা খোলা"
        tint="bg-taxi-100"
        art={<Art name="camera" className="-mb-2 hidden h-[104px] w-auto md:block" />}
      >
        Every window of the house, the newest first. Press one and it plays right there.
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
    </>
  )
}
