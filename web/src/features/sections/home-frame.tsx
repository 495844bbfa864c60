import { RefreshCw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '../../ui/button.tsx'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { type FramePlace, prepareFrame } from './frame-document.ts'

export type Screen = { width: number; height: number }

const useFramePlace = () => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, setPlace] = useState<FramePlace>()
  const [dress, setDress] = useState<'coming' | 'here' | 'lost'>('coming')
  useEffect(() => {
    const element = frame.current
    let current: Document | undefined
    const take = () => {
      const page = element?.contentDocument
      // The initial one is in quirks mode.
      if (!page?.doctype || page === current) return
      current = page
      const { place, dressed } = prepareFrame(page)
      setPlace(place)
      dressed.then(
        () => current === page && setDress('here'),
        () => current === page && setDress('lost'),
      )
    }
    take()
    element?.addEventListener('load', take)
    return () => {
      current = undefined
      element?.removeEventListener('load', take)
    }
  }, [])
  return { frame, place, dress }
}

/** Renders into the page, with no router address of this one. */
const useDrawn = (place: FramePlace | undefined, drawn: ReactNode) => {
  const root = useRef<Root>(undefined)
  useEffect(() => {
    if (!place) return
    const made = createRoot(place.root)
    root.current = made
    // A root cannot unmount while another renders.
    return () => void setTimeout(() => made.unmount())
  }, [place])
  useEffect(() => {
    if (place) root.current?.render(drawn)
  }, [place, drawn])
}

/** The factor by which a width is drawn smaller to fit. */
const useScale = (width: number) => {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setScale(Math.min(1, element.clientWidth / width || 1))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { room, scale }
}

/** How long a page may take to load and draw, in ms. */
const patience = 15_000

const useLate = () => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

const Drawn = ({ onDrawn }: { onDrawn: () => void }) => {
  useEffect(onDrawn, [onDrawn])
  return null
}

const Failed = ({ why, onRetry }: { why: string; onRetry: () => void }) => (
  <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 overflow-auto bg-white p-5 text-center">
    <p role="alert">Home could not be drawn. {why}</p>
    <Button variant="secondary" onClick={onRetry}>
      <RefreshCw />
      Try again
    </Button>
  </div>
)

const whyLost = 'The page may be older than the site by now.'
const whyLate = 'It takes longer than it should: the connection may be slow.'

/** Height of header and ticker in px: they cover the top of the page. */
const bars = 111

type HomeFrameProps = {
  title: string
  screen: Screen
  onRetry: () => void
  children: ReactNode
}

/** A page as a screen of a given size shows it, scaled down to fit. */
export const HomeFrame = ({ title, screen, onRetry, children }: HomeFrameProps) => {
  const [isBroken, setBroken] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const { frame, place, dress } = useFramePlace()
  const { room, scale } = useScale(screen.width)
  const tellDrawn = useCallback(() => setDrawn(true), [])
  useDrawn(
    place,
    <LeaveOut onBroken={() => setBroken(true)}>
      {children}
      <Drawn onDrawn={tellDrawn} />
    </LeaveOut>,
  )
  const isLate = useLate()
  const isLost = isBroken || dress === 'lost'
  const isReady = isDrawn && dress === 'here' && !isLost
  // A late one is shown all the same.
  const isFailed = isLost || (isLate && !isReady)
  // Scrolls to the sections.
  useEffect(() => {
    if (!isReady) return
    const wall = place?.root.querySelector('[aria-label="Today at the house"]')
    const page = place?.page.documentElement
    if (wall && page) page.scrollTop += wall.getBoundingClientRect().top - bars
    // Another width is another page.
  }, [isReady, place, screen])
  return (
    <div ref={room}>
      <div
        className="relative mx-auto overflow-hidden rounded-md border-[2.5px] border-kajol bg-white"
        style={{ width: screen.width * scale, height: screen.height * scale }}
        aria-busy={!isReady && !isFailed}
      >
        <iframe
          ref={frame}
          title={title}
          srcDoc="<!doctype html><title>Home</title>"
          className={`origin-top-left border-0 ${isReady ? '' : 'invisible'}`}
          style={{
            width: screen.width,
            height: screen.height,
            maxWidth: 'none',
            transform: `scale(${scale})`,
          }}
        />
        {!isReady && !isFailed && (
          <p className="absolute inset-0 grid place-content-center" role="status">
            Drawing Home...
          </p>
        )}
        {isFailed && <Failed why={isLost ? whyLost : whyLate} onRetry={onRetry} />}
      </div>
    </div>
  )
}
