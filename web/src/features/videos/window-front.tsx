import type { ReactNode } from 'react'

type FrontProps = {
  /** The word on the plate above the window. */
  plate?: string | undefined
  /** Whether `boot/news.ts` shows the plate and a dot, where the video is new. */
  isDated?: boolean
  children?: ReactNode
}

/** From hood to sill. */
export const WindowFront = ({ plate, isDated = false, children }: FrontProps) => (
  <>
    {isDated && (
      <span
        hidden
        data-unseen=""
        className="absolute -top-6 right-0 z-4 size-4 rounded-full border-2 border-kajol bg-paar-600"
      >
        <span className="sr-only">New since your last visit: </span>
      </span>
    )}
    {plate && (
      <span
        hidden={isDated}
        data-plate=""
        className="absolute -top-[22px] left-1/2 z-4 min-w-10 -translate-x-1/2 whitespace-nowrap rounded-xs border-2 border-white bg-phalak-700 px-[9px] pt-px text-center font-display font-semibold text-ui text-white leading-[1.35] outline-2 outline-phalak-700"
        lang="bn"
        data-common=""
        aria-hidden="true"
      >
        {plate}
      </span>
    )}
    <span className="window-hood" />
    <span className="window-frame" data-screen="">
      {children}
      <span className="shutter left" />
      <span className="shutter right" />
    </span>
    <span className="window-sill" />
  </>
)
