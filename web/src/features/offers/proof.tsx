import {
  type PitchParts,
  packageChoices,
  packageNames,
  type ReachFact,
  type ShownPitch,
} from '@bong-bari/contract'
import { Play } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { langOf } from '../../plain/lang-of.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { SectionHead } from '../../ui/page/page-parts.tsx'
import { widthsOf } from '../../ui/page/shown-picture.ts'
import { Wrap } from '../../ui/wrap.tsx'

const frame = 'flex-none border-2 border-kajol'

/** The first letter with its signs, never half a conjunct. */
const initialOf = (title: string) =>
  /^\P{M}\p{M}*/u.exec(title.trim())?.[0].replace(/\u09cd$/, '') ?? ''

type Props = { brand: ShownPitch & { title: string }; className: string; isFace?: boolean }

/** A brand's logo or a person's face beside its name; the initial where there is none or it does not load. */
const BrandLogo = ({ brand, className, isFace = false }: Props) => {
  const { title, imageUrl, imageWidth, imageSmall } = brand
  const shape = `${frame} ${className} ${isFace ? 'rounded-full' : 'rounded-md'}`
  return (
    <Fragment key={imageUrl}>
      {imageUrl && (
        <img
          className={`${shape} bg-white ${isFace ? 'object-cover' : 'object-contain'}`}
          src={imageUrl}
          {...widthsOf(imageUrl, imageWidth, imageSmall, '96px')}
          alt=""
          loading="lazy"
          data-optional=""
        />
      )}
      <span
        hidden={Boolean(imageUrl)}
        className={`${shape} grid place-items-center bg-taxi-100 font-display font-extrabold text-kajol leading-none`}
        aria-hidden="true"
      >
        {initialOf(title)}
      </span>
    </Fragment>
  )
}

export const Person = ({ person }: { person: NonNullable<PitchParts['person']> }) => (
  <div className="mt-6 flex items-center gap-4 rounded-md border-3 border-kajol bg-chun-50 px-4 py-3.5">
    <BrandLogo brand={person} isFace className="size-20 text-h2" />
    <div className="wrap-anywhere">
      <p className="text-dense text-kajol-soft">Who answers you</p>
      <p className="font-display font-semibold text-h4">
        <MixedText>{person.title}</MixedText>
      </p>
      {person.figure && (
        <p>
          <MixedText>{person.figure}</MixedText>
        </p>
      )}
      {person.content && (
        <p className="whitespace-pre-line text-ui">
          <MixedText>{person.content}</MixedText>
        </p>
      )}
    </div>
  </div>
)

export const Questions = ({ questions }: Pick<PitchParts, 'questions'>) =>
  questions.length > 0 && (
    <section aria-labelledby="questions" className="border-kajol border-t-4 bg-jaanla-100 py-11">
      <Wrap>
        <SectionHead id="questions" title="Before you ask" kicker="যা সবাই জানতে চান" />
        <div className="mt-5 grid max-w-[820px] gap-3">
          {questions.map(({ id, title, content }) => (
            <details key={id} className="rounded-md border-3 border-kajol bg-chun-50">
              <summary className="wrap-anywhere min-h-12 cursor-pointer px-5 py-3 font-display font-semibold text-lead leading-[1.4]">
                <MixedText>{title}</MixedText>
              </summary>
              <p className="wrap-anywhere whitespace-pre-line px-5 pb-4">
                <MixedText>{content}</MixedText>
              </p>
            </details>
          ))}
        </div>
      </Wrap>
    </section>
  )

const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`

const Brand = ({ brand }: { brand: PitchParts['brands'][number] }) => (
  <li className="flex break-inside-avoid flex-col gap-2 rounded-md border-3 border-kajol bg-chun-50 px-5 pt-[18px] pb-5">
    <div className="flex items-center gap-3">
      <BrandLogo brand={brand} className="size-16 text-title" />
      <h3 className="wrap-anywhere text-h3 leading-[1.28]">
        <MixedText>{brand.title}</MixedText>
      </h3>
    </div>
    {brand.figure && (
      <p className="font-display font-extrabold text-paar-700 text-title leading-[1.3]">
        <MixedText>{brand.figure}</MixedText>
      </p>
    )}
    {brand.content && (
      <p className="wrap-anywhere whitespace-pre-line">
        <MixedText>{brand.content}</MixedText>
      </p>
    )}
    {brand.videoId && (
      <a
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-display font-semibold underline underline-offset-5"
        href={watchUrl(brand.videoId)}
        target="_blank"
        rel="noopener"
      >
        <Play className="size-[18px] fill-paar-600 stroke-paar-600" />
        See the video
        <span className="sr-only"> of {brand.title} (opens on YouTube in a new tab)</span>
      </a>
    )}
  </li>
)

export const PastBrands = ({ brands }: Pick<PitchParts, 'brands'>) =>
  brands.length > 0 && (
    <section aria-labelledby="guests" className="pb-12">
      <Wrap>
        <SectionHead id="guests" title="They came before you" kicker="চেনা অতিথি" />
        <ul className="mt-6 flex flex-wrap gap-[30px] *:min-w-[min(100%,13rem)] *:flex-[1_1_260px] md:*:max-w-[calc((100%-60px)/3)]">
          {brands.map((brand) => (
            <Brand key={brand.id} brand={brand} />
          ))}
        </ul>
      </Wrap>
    </section>
  )

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5 py-4 max-md:not-first:border-chun-300 max-md:not-first:border-t md:px-7 md:py-5 md:first:pl-0 md:last:pr-0 md:not-first:border-chun-300 md:not-first:border-l-2">
    <h2 className="font-display font-semibold text-body text-jaanla-700 leading-[1.3]">{title}</h2>
    {children}
  </div>
)

const figureClass = 'font-display font-extrabold text-title text-paar-700 leading-[1.2]'

const Watching = ({ reach }: { reach: readonly ReachFact[] }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-1">
    {reach.map(({ figure, label }) => (
      <li key={label} className={figure ? '' : figureClass} lang={langOf(label)}>
        {figure && <span className={`${figureClass} block`}>{figure}</span>}
        {figure ? <span className="text-ui">{label}</span> : label}
      </li>
    ))}
  </ul>
)

const Prices = ({ packages }: Pick<PitchParts, 'packages'>) => (
  <ul className="grid gap-0.5">
    {packageChoices
      .filter((name) => packages[name].price)
      .map((name) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-ui">{packageNames[name]}</span>
          <b className="font-display font-extrabold text-body text-paar-700">
            <MixedText>{packages[name].price}</MixedText>
          </b>
        </li>
      ))}
  </ul>
)

/** The names of so many brands fit side by side. */
const maxNamedBrands = 4

const Guests = ({ brands }: Pick<PitchParts, 'brands'>) => (
  <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
    {brands.slice(0, maxNamedBrands).map((brand) => (
      <li key={brand.id} className="flex items-center gap-2 font-display font-semibold text-ui">
        <BrandLogo brand={brand} className="size-9" />
        <MixedText>{brand.title}</MixedText>
      </li>
    ))}
  </ul>
)

/** What a brand asks first: audience, price, past brands; empty parts are left out. */
export const ProofStrip = ({
  parts,
  reach,
}: {
  parts: PitchParts
  reach: readonly ReachFact[]
}) => {
  const { packages, brands } = parts
  const hasPrice = packageChoices.some((name) => packages[name].price)
  if (reach.length === 0 && !hasPrice && brands.length === 0) return null
  return (
    <div className="border-kajol border-b-4 bg-chun-50">
      <Wrap className="grid md:auto-cols-fr md:grid-flow-col">
        {reach.length > 0 && (
          <Column title="Who watches">
            <Watching reach={reach} />
          </Column>
        )}
        {hasPrice && (
          <Column title="Prices begin at">
            <Prices packages={packages} />
          </Column>
        )}
        {brands.length > 0 && (
          <Column title="They have been our guests">
            <Guests brands={brands} />
          </Column>
        )}
      </Wrap>
    </div>
  )
}
