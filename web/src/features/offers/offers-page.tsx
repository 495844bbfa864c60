import { site } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { deskGrid } from '../../ui/desk-grid.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Promises } from '../../ui/promises.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap, wrapClass } from '../../ui/wrap.tsx'
import { OfferCards } from './offer-cards.tsx'

const Head = () => (
  <PageHead
    title="Work with Us"
    bengali="চলুন, একসঙ্গে কাজ করি"
    tint="bg-jaanla-100"
    art={<Art name="tram" className="-mb-[34px] hidden h-auto w-[330px] md:block" />}
  >
    Good brands are like good guests: they bring sweets and they do not shout over the TV. Here is
    how you can visit.
  </PageHead>
)

const promisesOf = (replyPromise: string) => [
  `Reply within ${replyPromise}`,
  'Scripts shared before the shoot',
  'English subtitles on everything',
]

const Invitation = () => (
  <div data-reveal="right">
    <SectionHead id="idea" title="Tell us the idea" kicker="নতুন খাতা খুলি?">
      One line is enough. We will call, we will argue kindly, we will make people laugh.
    </SectionHead>
    <Promises>{promisesOf(useSiteSettings().replyPromise)}</Promises>
    <Art name="khata" className="mt-[26px] hidden h-auto w-[250px] lg:block" />
  </div>
)

/** What a brand can ask for. */
export const Offers = () => (
  <Wrap className="pt-11 pb-2.5">
    <OfferCards />
  </Wrap>
)

/** Where a brand asks for it; `children` are the form. */
export const Idea = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="idea" className={`${wrapClass} ${deskGrid} pt-11 pb-[70px]`}>
    <Invitation />
    {children}
  </section>
)

/** `/work-with-us`: its head, and below it what its caller gives. */
export const OffersPage = ({ children }: { children: ReactNode }) => {
  const { replyPromise } = useSiteSettings()
  usePageMeta({
    title: `Work with us - ${site.name}`,
    description: `Product integration, custom content and social media with ${site.name}, the Bengali family comedy from Kolkata. Tell us the idea; we reply within ${replyPromise}.`,
    canonical: '/work-with-us',
  })
  return (
    <>
      <Head />
      {children}
    </>
  )
}
