import {
  type PackageCard,
  type PackageChoice,
  type PitchParts,
  packageChoices,
  packageNames,
  type ReachFact,
} from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { offerWords, promisesOf } from '@bong-bari/site/offers'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site/settings.ts'
import { Art, ArtPiece } from '../../ui/art.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { PageHead, Promises, SectionHead, twoColumnGrid } from '../../ui/page/page-parts.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap, wrapClass } from '../../ui/wrap.tsx'
import { PastBrands, Person, ProofStrip, Questions } from './proof.tsx'

const Desk = () => (
  <>
    <rect width="360" height="150" fill="var(--color-taxi-400)" />
    <path
      d="M-4 112h368v42H-4Z"
      fill="var(--color-chun-100)"
      stroke="var(--color-kajol)"
      strokeWidth="4"
    />
    <ArtPiece name="masmile" x={20} y={4} width={120} height={140} />
    <ArtPiece name="bhanr" x={176} y={44} width={72} height={78} />
    <ArtPiece name="rollingpin" x={254} y={84} width={100} height={32} />
  </>
)

const Shoot = () => (
  <>
    <rect width="360" height="150" fill="var(--color-jaanla-600)" />
    <ArtPiece name="camera" x={34} y={24} width={124} height={116} />
    <ArtPiece name="sonsmile" x={206} y={10} width={128} height={150} />
  </>
)

const Phones = () => (
  <>
    <rect width="360" height="150" fill="var(--color-deyal-400)" />
    <ArtPiece name="phone" x={42} y={10} width={84} height={134} />
    <ArtPiece name="phone" x={138} y={26} width={84} height={134} />
    <ArtPiece name="phone" x={234} y={8} width={84} height={134} />
  </>
)

const scenes: Record<PackageChoice, () => ReactNode> = {
  integration: Desk,
  content: Shoot,
  social: Phones,
}

const Includes = ({ children }: { children: readonly string[] }) => (
  <ul className="mt-3 grid gap-1.5">
    {children.map((one, index) => (
      <li key={index} className="wrap-anywhere flex items-start gap-2">
        <Check className="mt-1 size-[18px] flex-none text-jaanla-700" />
        <span>
          <MixedText>{one}</MixedText>
        </span>
      </li>
    ))}
  </ul>
)

const Price = ({ children }: { children: string }) => (
  <p className="wrap-anywhere mt-auto pt-3.5">
    <span className="text-kajol-soft text-ui">from </span>
    <b className="font-display font-extrabold text-paar-700 text-title">
      <MixedText>{children}</MixedText>
    </b>
  </p>
)

const OfferCard = ({ kind, price, includes }: { kind: PackageChoice } & PackageCard) => {
  const { bengali, text } = offerWords[kind]
  const Scene = scenes[kind]
  return (
    <article
      className="flex break-inside-avoid flex-col overflow-hidden rounded-md border-3 border-kajol bg-chun-50"
      data-reveal="up"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 360 150"
        className="h-auto w-full flex-none border-kajol border-b-3 print:hidden"
      >
        <Scene />
      </svg>
      <div className="flex flex-1 flex-col px-5 pt-[18px] pb-5 md:max-lg:px-4">
        <h2 className="text-h3 leading-[1.28]">{packageNames[kind]}</h2>
        <p lang="bn" className="font-display font-semibold text-body text-paar-600 leading-[1.4]">
          {bengali}
        </p>
        <p className="mt-2">{text}</p>
        {includes.length > 0 && <Includes>{includes}</Includes>}
        {price && <Price>{price}</Price>}
      </div>
    </article>
  )
}

const OfferCards = ({ packages }: Pick<PitchParts, 'packages'>) => (
  <div className="grid gap-[30px] md:grid-cols-3 md:max-lg:gap-4 print:grid-cols-3 print:gap-3">
    {packageChoices.map((kind) => (
      <OfferCard key={kind} kind={kind} {...packages[kind]} />
    ))}
  </div>
)

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
