import type { PackageCard, PitchParts } from '@bong-bari/contract'
import { type PackageChoice, packageChoices, packageNames } from '@bong-bari/contract'
import { offerWords } from '@bong-bari/site/offers'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArtPiece } from '../../ui/art.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

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

export const OfferCards = ({ packages }: Pick<PitchParts, 'packages'>) => (
  <div className="grid gap-[30px] md:grid-cols-3 md:max-lg:gap-4 print:grid-cols-3 print:gap-3">
    {packageChoices.map((kind) => (
      <OfferCard key={kind} kind={kind} {...packages[kind]} />
    ))}
  </div>
)
