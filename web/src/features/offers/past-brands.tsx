import type { Parts } from '@bong-bari/contract'
import { Play } from 'lucide-react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { BrandLogo } from './brand-logo.tsx'

const filmUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`

const Brand = ({ brand }: { brand: Parts['brands'][number] }) => (
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
        href={filmUrl(brand.videoId)}
        target="_blank"
        rel="noopener"
      >
        <Play className="size-[18px] fill-paar-600 stroke-paar-600" />
        See the film
        <span className="sr-only"> of {brand.title} (opens on YouTube in a new tab)</span>
      </a>
    )}
  </li>
)

export const PastBrands = ({ brands }: Pick<Parts, 'brands'>) =>
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
