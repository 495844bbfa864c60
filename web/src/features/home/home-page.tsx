import { site } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { type PageMeta, usePageMeta } from '../../ui/page-meta.ts'
import { Desk } from './desk.tsx'
import { HouseFront } from './house-front.tsx'
import { SectionStrip } from './section-strip.tsx'
import { useSections } from './use-sections.ts'
import { WhyUs } from './why-us.tsx'

const meta: PageMeta = {
  title: `${site.name} - ${site.nameBengali} | ${site.tagline}`,
  description:
    'One mother, one son, and a kitchen that doubles as a courtroom: Bengali family comedy from Kolkata, new every week. Watch, read, and work with us.',
  ogTitle: `${site.name} - ${site.nameBengali}`,
  canonical: '/',
}

/** Where the floors will stand. What came before the sections would be pushed down by them. */
const Waiting = () => (
  <div role="status" data-more className="min-h-[calc(100*var(--dvh))] bg-deyal-200">
    <span className="sr-only">Opening the house...</span>
  </div>
)

/** What other features put into the house. */
type Rooms = {
  intro: ReactNode
  /** How far the channel is heard, in a few words; may show nothing. */
  reach: ReactNode
  videos: ReactNode
  request: ReactNode
}

export const HomePage = ({ intro, reach, videos, request }: Rooms) => {
  usePageMeta(meta)
  const sections = useSections()
  return (
    <div className="house">
      <HouseFront intro={intro} reach={reach} />
      {sections ? (
        <>
          <SectionStrip sections={sections} />
          {videos}
          <WhyUs />
          <Desk request={request} />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  )
}
