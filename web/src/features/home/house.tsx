import type { ReactNode } from 'react'
import { Desk } from './desk.tsx'
import { HouseFront } from './house-front.tsx'
import { MaLineCard } from './ma-line.tsx'
import { SectionStrip } from './section-strip.tsx'
import type { ShownSection } from './shown-section.ts'
import { WhyUs } from './why-us.tsx'

/** Where the floors will stand. What came before the sections would be pushed down by them. */
const Waiting = () => (
  <div role="status" data-more className="min-h-[calc(100*var(--dvh))] bg-deyal-200">
    <span className="sr-only">Opening the house...</span>
  </div>
)

/** What other features put into the house. */
export type Rooms = {
  intro: ReactNode
  /** How far the channel is heard, in a few words; may show nothing. */
  reach: ReactNode
  videos: ReactNode
  request: ReactNode
}

type HouseProps = Rooms & {
  /** Undefined while they are on their way. */
  sections: readonly (ShownSection & { id: string })[] | undefined
}

/** All of the home page, with the sections that hang on its wall. */
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
