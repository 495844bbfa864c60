import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { AlponaLine, Art, type ArtName } from '../art.tsx'
import { Wrap } from '../wrap.tsx'
import { opening } from './opening.ts'

type PageHeadProps = {
  title: string
  bengali: string
  tint: string
  art: ReactNode
  children: ReactNode
}

export const PageHead = ({ title, bengali, tint, art, children }: PageHeadProps) => (
  <div className={`relative overflow-hidden border-kajol border-b-4 ${tint}`}>
    <Wrap className="relative grid items-end gap-[30px] pt-[26px] pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:pt-[38px] md:pb-[34px]">
      <div>
        <h1 className="text-hero leading-[1.18]">
          {`${title} `}
          <span lang="bn" className="block font-semibold text-aside text-paar-700 leading-[1.35]">
            {bengali}
          </span>
        </h1>
        <p {...opening} className="mt-2 max-w-[56ch] text-lead leading-[1.65]">
          {children}
        </p>
      </div>
      {art}
    </Wrap>
  </div>
)

type SectionHeadProps = {
  id: string
  title: string
  kicker: string
  children?: ReactNode
  'data-reveal'?: 'left' | 'right' | 'down'
}

export const SectionHead = ({ id, title, kicker, children, ...rest }: SectionHeadProps) => (
  <div className="grid gap-1" {...rest}>
    <p lang="bn" className="font-display font-semibold text-(--accent) text-kicker">
      {kicker}
    </p>
    <h2 id={id} className="text-h2">
      {title}
    </h2>
    {children && <p className="max-w-[46ch] text-lead leading-[1.65]">{children}</p>}
  </div>
)

export type Reason = { art: ArtName; title: string; bengali: string; text: string }

const Reason = ({ art, title, bengali, text }: Reason) => (
  <li
    data-reveal="up"
    className="grid grid-cols-[86px_1fr] gap-x-4 border-deyal-400 border-t-3 pt-[18px] md:grid-cols-1 md:grid-rows-[92px_auto_auto_1fr] md:gap-1.5"
  >
    <Art
      name={art}
      className="h-[72px] w-auto max-w-[86px] max-md:row-span-3 md:h-[88px] md:max-w-[160px]"
    />
    <h3 className="text-h3 leading-[1.25]">{title}</h3>
    <p lang="bn" className="font-display font-semibold text-body text-taxi-400 leading-[1.4]">
      {bengali}
    </p>
    <p className="leading-[1.6]">{text}</p>
  </li>
)

type RedFloorProps = {
  id: string
  title: string
  kicker: string
  text?: string
  reasons: readonly Reason[]
}

export const RedFloor = ({ id, title, kicker, text, reasons }: RedFloorProps) => (
  <section
    className="on-dark relative overflow-hidden border-kajol border-t-14 bg-mejhe-700 pt-[70px] pb-19 text-chun-100"
    aria-labelledby={id}
  >
    <Art
      name="alpona"
      className="absolute -top-[130px] -right-[170px] size-[380px] text-deyal-400 opacity-42 md:-top-[250px] md:-right-[150px] md:size-[600px]"
      data-parallax-y={0.2}
    />
    <Wrap className="relative">
      <SectionHead id={id} title={title} kicker={kicker} data-reveal="down">
        {text}
      </SectionHead>
      <ul
        className={`relative mt-10 grid gap-[26px] ${reasons.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4'}`}
      >
        {reasons.map((reason) => (
          <Reason key={reason.title} {...reason} />
        ))}
      </ul>
    </Wrap>
    <AlponaLine className="absolute inset-x-0 bottom-0 h-10 w-full text-chun-200 opacity-80" />
  </section>
)

export const Promises = ({ children }: { children: readonly string[] }) => (
  <ul className="mt-5 grid gap-2.5">
    {children.map((promise) => (
      <li key={promise} className="flex items-start gap-2.5">
        <Check className="mt-[3px] size-[22px] flex-none text-jaanla-700" />
        <span>{promise}</span>
      </li>
    ))}
  </ul>
)

export const Street = ({ tram, className = '' }: { tram?: boolean; className?: string }) => (
  <div aria-hidden="true" className={`street ${className}`}>
    {tram && <Art name="tram" className="tram" data-parallax-x={0.35} />}
    <Art name="rickshaw" className="rickshaw" data-parallax-x={-0.2} />
    <Art name="taxi" className="taxi" data-parallax-x="" />
  </div>
)

/**
 * English and Bengali side by side, as high as the English: the fallback font before the Bengali one is wider
 * and would push the page down.
 */
export const bothLanguages = 'grid auto-rows-fr'
export const besideEnglish = 'h-0 min-h-full'

export const twoColumnGrid =
  'grid items-start gap-[30px] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-9 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-16'

/** Looks like a page of the halkhata, the red cloth ledger a Bengali shop opens each new year. */
export const ledgerClass =
  'relative rounded-r-[14px] rounded-l-sm border-3 border-kajol border-l-26 border-l-paar-600 bg-chun-50 pt-[26px] pr-[30px] pb-[30px] pl-10 shadow-khata before:absolute before:inset-y-0 before:left-4 before:w-[5px] before:border-deyal-400 before:border-x-[1.5px] after:absolute after:inset-y-[26px] after:-left-[17px] after:border-white after:border-l-3 after:border-dashed max-md:border-l-18 max-md:pt-5 max-md:pr-4 max-md:pb-6 max-md:pl-[26px] max-md:shadow-none max-md:after:-left-[12.5px] max-md:before:left-[9px]'

export const bubble =
  'whitespace-nowrap rounded-[14px] border-3 border-kajol bg-white font-display font-semibold leading-[1.3] after:absolute after:-bottom-[10.5px] after:size-[15px] after:rotate-45 after:border-kajol after:border-r-3 after:border-b-3 after:bg-white'

const tails = { left: 'after:left-[26px]', right: 'after:right-[26px]' }

/** A speech bubble of at most five words; its parent places it. */
export const SpeechBubble = ({
  children,
  lang,
  tail = 'left',
  className = '',
}: {
  children: ReactNode
  lang?: 'bn'
  tail?: keyof typeof tails
  className?: string
}) => (
  <p
    lang={lang}
    className={`${bubble} absolute z-5 px-[13px] pt-[5px] pb-[3px] text-kajol text-lead max-md:px-2.5 max-md:pt-1 max-md:pb-0.5 max-md:text-body ${tails[tail]} ${className}`}
  >
    {children}
  </p>
)
