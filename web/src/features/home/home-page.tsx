import type { MaLine } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import {
  Promises,
  type Reason,
  RedFloor,
  SectionHead,
  twoColumnGrid,
} from '../../ui/page/page-parts.tsx'
import { type PageMeta, usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { HouseFront } from './house-front.tsx'
import { MaLineCard } from './ma-line.tsx'
import type { ShownSection } from './section.tsx'
import { SectionStrip } from './section-strip.tsx'

const promisesOf = (replyPromise: string) => [
  `You get a reply within ${replyPromise}.`,
  'A person reads it. Ma reads it first.',
]

const Desk = ({ request }: { request: ReactNode }) => (
  <section
    className="relative border-kajol border-t-14 bg-jaanla-100 pt-[46px] pb-11"
    id="work-with-us"
    aria-labelledby="work-title"
  >
    <Wrap className={twoColumnGrid}>
      <div data-reveal="right">
        <SectionHead id="work-title" title="Work with Us" kicker="নতুন খাতা খুলি?">
          Every Bengali business opens a red ledger for a new year. Open one with us, and your brand
          gets a seat at the family table.
        </SectionHead>
        <Promises>{promisesOf(useSiteSettings().replyPromise)}</Promises>
        <Art name="khata" className="mt-[26px] h-auto w-[250px]" />
      </div>
      {request}
    </Wrap>
  </section>
)

const reasons: readonly Reason[] = [
  {
    art: 'bhanr',
    title: 'Stories from a real home',
    bengali: 'ঘরের গল্প',
    text: 'Every sketch starts at an actual dining table, usually with an actual argument.',
  },
  {
    art: 'rollingpin',
    title: 'Safe in front of Thamma',
    bengali: 'ঠাকুমার সামনেও চলে',
    text: 'No swearing and no cringe. Three generations can share one phone.',
  },
  {
    art: 'tram',
    title: 'New comedy every week',
    bengali: 'প্রতি সপ্তাহে নতুন',
    text: 'Slow like a tram, sure like a tram. It turns up, and everyone gets on.',
  },
  {
    art: 'window',
    title: 'Bengali at heart, open to all',
    bengali: 'মন থেকে বাঙালি',
    text: 'Jokes that travel from Kolkata to Kuwait. Brands are welcome at the table.',
  },
]

const WhyUs = () => (
  <RedFloor
    id="why-title"
    title="Why Us?"
    kicker="কেন বং বাড়ি?"
    text="Four reasons people come for one video and stay for tea."
    reasons={reasons}
  />
)

type HouseProps = {
  sections: readonly (ShownSection & { id: string })[]
  maLine: MaLine | undefined
  intro: ReactNode
  /** The channel's reach in a few words; may be empty. */
  reach: ReactNode
  videos: ReactNode
  request: ReactNode
}

const House = ({ sections, maLine, intro, reach, videos, request }: HouseProps) => (
  <div className="house">
    <HouseFront intro={intro} reach={reach} />
    <SectionStrip sections={sections} />
    {videos}
    {maLine && <MaLineCard line={maLine} />}
    <WhyUs />
    <Desk request={request} />
  </div>
)

const meta: PageMeta = {
  title: `${site.name} - ${site.nameBengali} | ${site.tagline}`,
  description:
    'One mother, one son, and a kitchen that doubles as a courtroom: Bengali family comedy from Kolkata, new every week. Watch, read, and work with us.',
  ogTitle: `${site.name} - ${site.nameBengali}`,
  canonical: '/',
}

export const HomePage = (house: HouseProps) => {
  usePageMeta(meta)
  return <House {...house} />
}
