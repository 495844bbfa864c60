import { type Offering, offeringNames } from '@bong-bari/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Piece } from '../../ui/piece.tsx'
import type { Package, Parts } from './pitches.ts'

const Desk = () => (
  <>
    <rect width="360" height="150" fill="var(--color-taxi-400)" />
    <path
      d="M-4 112h368v42H-4Z"
      fill="var(--color-chun-100)"
      stroke="var(--color-kajol)"
      strokeWidth="4"
    />
    <Piece name="masmile" x={20} y={4} width={120} height={140} />
    <Piece name="bhanr" x={176} y={44} width={72} height={78} />
    <Piece name="rollingpin" x={254} y={84} width={100} height={32} />
  </>
)

const Shoot = () => (
  <>
    <rect width="360" height="150" fill="var(--color-jaanla-600)" />
    <Piece name="camera" x={34} y={24} width={124} height={116} />
    <Piece name="sonsmile" x={206} y={10} width={128} height={150} />
  </>
)

const Phones = () => (
  <>
    <rect width="360" height="150" fill="var(--color-deyal-400)" />
    <Piece name="phone" x={42} y={10} width={84} height={134} />
    <Piece name="phone" x={138} y={26} width={84} height={134} />
    <Piece name="phone" x={234} y={8} width={84} height={134} />
  </>
)

type Offer = { kind: Offering; bengali: string; text: string; Scene: () => ReactNode }

const offers: readonly Offer[] = [
  {
    kind: 'integration',
    bengali: 'গল্পের ভেতরে',
    text: 'Your product gets a role, not a shout. If Ma would not use it, we will tell you.',
    Scene: Desk,
  },
  {
    kind: 'content',
    bengali: 'আপনার জন্য লেখা',
    text: 'A sketch written around your idea, shot in our house, in Bangla with subtitles.',
    Scene: Shoot,
  },
  {
    kind: 'social',
    bengali: 'পাড়ায় পাড়ায়',
    text: 'Shorts, reels and stories for every family group from Behala to Birmingham.',
    Scene: Phones,
  },
]

const Includes = ({ children }: { children: readonly string[] }) => (
  <ul className="mt-3 grid gap-1.5">
    {children.map((one, place) => (
      <li key={place} className="wrap-anywhere flex items-start gap-2">
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

const OfferCard = ({ kind, bengali, text, Scene, price, includes }: Offer & Package) => (
  <article
    className="flex flex-col overflow-hidden rounded-md border-3 border-kajol bg-chun-50 md:max-lg:flex-row"
    data-reveal="up"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 360 150"
      preserveAspectRatio="xMidYMid slice"
      className="h-auto w-full flex-none border-kajol max-md:border-b-3 md:max-lg:w-1/2 md:max-lg:border-r-3 lg:border-b-3"
    >
      <Scene />
    </svg>
    <div className="flex flex-1 flex-col px-5 pt-[18px] pb-5 md:max-lg:self-center">
      <h2 className="text-h3 leading-[1.28]">{offeringNames[kind]}</h2>
      <p lang="bn" className="font-display font-semibold text-body text-paar-600 leading-[1.4]">
        {bengali}
      </p>
      <p className="mt-2">{text}</p>
      {includes.length > 0 && <Includes>{includes}</Includes>}
      {price && <Price>{price}</Price>}
    </div>
  </article>
)

export const OfferCards = ({ packages }: Pick<Parts, 'packages'>) => (
  <div className="grid gap-[30px] md:max-lg:gap-6 lg:grid-cols-3">
    {offers.map((offer) => (
      <OfferCard key={offer.kind} {...offer} {...packages[offer.kind]} />
    ))}
  </div>
)
