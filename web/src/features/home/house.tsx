import type { ReactNode } from 'react'
import { Desk } from './desk.tsx'
import { HouseFront } from './house-front.tsx'
import { MaLineCard } from './ma-line.tsx'
import { SectionStrip } from './section-strip.tsx'
import type { ShownSection } from './shown-section.ts'
import { WhyUs } from './why-us.tsx'

/** Keeps the floors' place: sections would push down whatever came earlier. */
const Waiting = () => (
  <div role="status" data-more className="min-h-[calc(100*var(--dvh))] bg-deyal-200">
    <span className="sr-only">Opening the house...</span>
  </div>
)

export type Rooms = {
  intro: ReactNode
  /** The channel's reach in a few words; may be empty. */
  reach: ReactNode
  videos: ReactNode
  request: ReactNode
}

type HouseProps = Rooms & {
  /** Undefined while loading. */
  sections: readonly (ShownSection & { id: string })[] | undefined
}

export const House = ({ sections, intro, reach, videos, request }: HouseProps) => (
  <div className="house">
    <HouseFront intro={intro} reach={reach} />
    {sections ? (
      <>
        <SectionStrip sections={sections} />
        {videos}
        <MaLineCard />
        <WhyUs />
        <Desk request={request} />
      </>
    ) : (
      <Waiting />
    )}
  </div>
)
