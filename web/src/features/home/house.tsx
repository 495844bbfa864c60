import type { MaLine } from '@bong-bari/contract'
import type { ReactNode } from 'react'
import { Desk } from './desk.tsx'
import { HouseFront } from './house-front.tsx'
import { MaLineCard } from './ma-line.tsx'
import { SectionStrip } from './section-strip.tsx'
import type { ShownSection } from './shown-section.ts'
import { WhyUs } from './why-us.tsx'

export type HouseProps = {
  sections: readonly (ShownSection & { id: string })[]
  maLine: MaLine | undefined
  intro: ReactNode
  /** The channel's reach in a few words; may be empty. */
  reach: ReactNode
  videos: ReactNode
  request: ReactNode
}

export const House = ({ sections, maLine, intro, reach, videos, request }: HouseProps) => (
  <div className="house">
    <HouseFront intro={intro} reach={reach} />
    <SectionStrip sections={sections} />
    {videos}
    {maLine && <MaLineCard line={maLine} />}
    <WhyUs />
    <Desk request={request} />
  </div>
)
