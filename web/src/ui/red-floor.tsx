import { AlponaLine } from './alpona-line.tsx'
import { Art, type ArtName } from './art.tsx'
import { SectionHead } from './section-head.tsx'
import { Wrap } from './wrap.tsx'

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

type Props = {
  id: string
  title: string
  kicker: string
  text?: string
  reasons: readonly Reason[]
}

export const RedFloor = ({ id, title, kicker, text, reasons }: Props) => (
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
