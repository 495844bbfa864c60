import { hasVisibleContent, type MaLine } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { sendUrl } from '../../names/addresses.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import {
  Promises,
  type Reason,
  RedFloor,
  SectionHead,
  twoColumnGrid,
} from '../../ui/page/page-parts.tsx'
import { type PageMeta, useOrigin, usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { HouseFront } from './house-front.tsx'
import { Section, type ShownSection } from './section.tsx'

/** `boot/home.ts` puts today's in the place of another day's. */
export const MaLineCard = ({ line: { day, bn, latin } }: { line: MaLine }) => {
  const origin = useOrigin()
  const text = [bn, latin, `${origin}/`].filter(Boolean).join('\n')
  return (
    <section
      data-ma-line={day}
      aria-labelledby="ma-line-title"
      className="border-kajol border-t-4 bg-taxi-100 py-10"
    >
      <Wrap>
        <div className="mx-auto max-w-[760px] rounded-md border-4 border-kajol bg-chun-50 px-5 pt-4 pb-5 md:px-8">
          <div className="flex flex-wrap items-center gap-4">
            <Art name="maface" className="h-16 w-auto shrink-0" />
            <h2 id="ma-line-title" className="flex-[1_1_8em] text-h3 leading-[1.25]">
              Ma’s line of the day{' '}
              <span lang="bn" className="block font-semibold text-body text-paar-700">
                মায়ের আজকের কথা
              </span>
            </h2>
          </div>
          <blockquote className="mt-4">
            {bn && (
              <p
                lang="bn"
                className="wrap-anywhere font-display font-extrabold text-h2 leading-[1.4]"
              >
                {bn}
              </p>
            )}
            {latin && (
              <p lang="bn-Latn" className="wrap-anywhere mt-1.5 text-lead text-paar-700">
                {latin}
              </p>
            )}
          </blockquote>
          <p className="mt-5">
            <ButtonLink newTab href={sendUrl(text)}>
              <Send />
              Send it
            </ButtonLink>
          </p>
        </div>
      </Wrap>
    </section>
  )
}

/** A section that `boot/home.ts` cuts on phones, and opens. */
const Swiped = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="swiped">
    <div className="swiped-box" id={id}>
      {children}
    </div>
    <Button
      hidden
      small
      variant="yellow"
      className="mt-2 w-full md:hidden"
      data-unfold=""
      aria-expanded={false}
      aria-controls={id}
    >
      Open it
    </Button>
  </div>
)

type Shown = ShownSection & { id: string }

/** The active sections in order, on phones as a strip to swipe. Nothing where none shows anything. */
export const SectionStrip = ({ sections }: { sections: readonly Shown[] }) => {
  const shown = sections.filter(hasVisibleContent)
  if (shown.length === 0) return null
  return (
    <section
      className="border-kajol border-t-4 bg-deyal-200 pt-9 pb-10 max-md:pt-4 max-md:pb-3"
      aria-label="Today at the house"
    >
      <Wrap className={shown.length > 1 ? 'section-strip gap-4.5 md:grid md:gap-8' : 'grid gap-8'}>
        {shown.map((section) =>
          shown.length > 1 ? (
            <Swiped key={section.id} id={`section-${section.id}`}>
              <Section section={section} />
            </Swiped>
          ) : (
            <Section key={section.id} section={section} />
          ),
        )}
      </Wrap>
    </section>
  )
}

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
