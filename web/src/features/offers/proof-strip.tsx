import type { Parts, ReachFact } from '@bong-bari/contract'
import { offeringNames, offerings } from '@bong-bari/contract'
import type { ReactNode } from 'react'
import { langOf } from '../../ui/lang-of.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { BrandLogo } from './brand-logo.tsx'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5 py-4 max-md:not-first:border-chun-300 max-md:not-first:border-t md:px-7 md:py-5 md:first:pl-0 md:last:pr-0 md:not-first:border-chun-300 md:not-first:border-l-2">
    <h2 className="font-display font-semibold text-body text-jaanla-700 leading-[1.3]">{title}</h2>
    {children}
  </div>
)

const figureClass = 'font-display font-extrabold text-title text-paar-700 leading-[1.2]'

const Watching = ({ reach }: { reach: readonly ReachFact[] }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-1">
    {reach.map(({ figure, words }) => (
      <li key={words} className={figure ? '' : figureClass} lang={langOf(words)}>
        {figure && <span className={`${figureClass} block`}>{figure}</span>}
        {figure ? <span className="text-ui">{words}</span> : words}
      </li>
    ))}
  </ul>
)

const Prices = ({ packages }: Pick<Parts, 'packages'>) => (
  <ul className="grid gap-0.5">
    {offerings
      .filter((name) => packages[name].price)
      .map((name) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-ui">{offeringNames[name]}</span>
          <b className="font-display font-extrabold text-body text-paar-700">
            <MixedText>{packages[name].price}</MixedText>
          </b>
        </li>
      ))}
  </ul>
)

/** Brands whose names fit side by side. */
const most = 4

const Guests = ({ brands }: Pick<Parts, 'brands'>) => (
  <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
    {brands.slice(0, most).map((brand) => (
      <li key={brand.id} className="flex items-center gap-2 font-display font-semibold text-ui">
        <BrandLogo brand={brand} className="size-9" />
        <MixedText>{brand.title}</MixedText>
      </li>
    ))}
  </ul>
)

/** What a brand asks first: audience, price, past brands; empty parts are left out. */
export const ProofStrip = ({ parts, reach }: { parts: Parts; reach: readonly ReachFact[] }) => {
  const { packages, brands } = parts
  const hasPrice = offerings.some((name) => packages[name].price)
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
