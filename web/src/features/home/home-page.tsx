import { site } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { type PageMeta, usePageMeta } from '../../ui/page-meta.ts'
import { Desk } from './desk.tsx'
import { HouseFront } from './house-front.tsx'
import { WhyUs } from './why-us.tsx'

const meta: PageMeta = {
  title: `${site.name} - ${site.nameBengali} | ${site.tagline}`,
  description:
    'One mother, one son, and a kitchen that doubles as a courtroom: Bengali family comedy from Kolkata, new every week. Watch, read, and work with us.',
  ogTitle: `${site.name} - ${site.nameBengali}`,
  canonical: '/',
}

/** What other features put into the house. */
type Rooms = { intro: ReactNode; sections: ReactNode; videos: ReactNode; request: ReactNode }

export const HomePage = ({ intro, sections, videos, request }: Rooms) => {
  usePageMeta(meta)
  return (
    <>
      <HouseFront intro={intro} />
      {sections}
      {videos}
      <WhyUs />
      <Desk request={request} />
    </>
  )
}
