import type { PitchParts, ReachFact } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { promisesOf } from '@bong-bari/site/offers'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import { PageHead, Promises, SectionHead, twoColumnGrid } from '../../ui/page/page-parts.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap, wrapClass } from '../../ui/wrap.tsx'
import { OfferCards } from './offer-cards.tsx'
import { PastBrands, Person, ProofStrip, Questions } from './proof.tsx'

const Head = () => (
  <PageHead
    title="Work with Us"
    bengali="চলুন, একসঙ্গে কাজ করি"
    tint="bg-jaanla-100"
    art={<Art name="tram" className="-mb-[34px] hidden h-auto w-[330px] md:block print:hidden" />}
  >
    Good brands are like good guests: they bring sweets and they do not shout over the TV. Here is
    how you can visit.
  </PageHead>
)

/** On paper the form cannot be filled in, so the contacts stand in its place. */
const PrintedContacts = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <p className="mt-4 hidden font-semibold print:block">
      {email}, WhatsApp {whatsapp}, {site.origin}/work-with-us
    </p>
  )
}

const Invitation = ({ person }: Pick<PitchParts, 'person'>) => (
  <div data-reveal="up">
    <SectionHead id="idea" title="Tell us the idea" kicker="নতুন খাতা খুলি?">
      One line is enough. We will call, we will argue kindly, we will make people laugh.
    </SectionHead>
    <Promises>{promisesOf(useSiteSettings().replyPromise)}</Promises>
    {person && <Person person={person} />}
    <PrintedContacts />
    <Art name="khata" className="mt-[26px] hidden h-auto w-[250px] lg:block print:hidden" />
  </div>
)

type OffersProps = {
  parts: PitchParts
  reach: readonly ReachFact[]
  reel: ReactNode
  form: ReactNode
}

/** What brands are offered, past work and the form; empty parts leave no gap. */
export const Offers = ({ parts, reach, reel, form }: OffersProps) => (
  <>
    <ProofStrip parts={parts} reach={reach} />
    <Wrap className="pt-11 pb-11">
      <OfferCards packages={parts.packages} />
    </Wrap>
    <PastBrands brands={parts.brands} />
    {reel && (
      <section
        aria-labelledby="reel"
        className="on-dark border-kajol border-y-4 bg-raat-800 pt-11 pb-14 text-chun-100 [--accent:var(--color-taxi-400)] [--aside:var(--color-chun-300)]"
      >
        <Wrap>
          <SectionHead id="reel" title="Three windows to begin with" kicker="আগে দেখে নিন" />
          <div className="md:mt-16">{reel}</div>
        </Wrap>
      </section>
    )}
    <section
      aria-labelledby="idea"
      className={`${wrapClass} ${twoColumnGrid} pt-11 pb-[70px] print:block print:pb-6 print:*:not-first:hidden`}
    >
      <Invitation person={parts.person} />
      {form}
    </section>
    <Questions questions={parts.questions} />
  </>
)

/** Draws the head of `/work-with-us`; the caller draws the rest. */
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
