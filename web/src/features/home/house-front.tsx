import type { ReactNode } from 'react'
import { Art } from '../../ui/art.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { opening } from '../../ui/page/opening.ts'
import { besideEnglish, bothLanguages, SpeechBubble, Street } from '../../ui/page/page-parts.tsx'
import { Wrap } from '../../ui/wrap.tsx'

const HouseSign = ({ reach }: { reach: ReactNode }) => (
  <div className="house-sign">
    <div className="enamel board on-dark">
      <p className="text-balance font-display text-body leading-[1.3] lg:text-lead lg:leading-[1.3]">
        <span lang="bn" className="block font-extrabold">
          কলকাতার বাঙালি বাড়ির হাসির গল্প
        </span>
        <span className="block font-semibold text-taxi-400">
          Bengali family comedy from Kolkata
        </span>
      </p>
      <p className="board-reach font-display font-extrabold text-body leading-[1.2] empty:hidden max-md:text-ui lg:text-h4 lg:leading-[1.2]">
        {reach}
      </p>
      <a
        href="/videos"
        className={buttonClass({ variant: 'yellow', className: 'board-way-in max-md:px-4' })}
      >
        Videos
      </a>
      <a href="/work-with-us" className={buttonClass({ className: 'board-way-in max-md:px-4' })}>
        Work with us
      </a>
    </div>
  </div>
)

const Wires = () => (
  <svg
    className="absolute inset-x-0 top-0 h-[120px] w-full"
    viewBox="0 0 1366 120"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      d="M-10 18C300 60 1060 60 1376 14M-10 34C300 72 1060 72 1376 30"
      fill="none"
      stroke="var(--color-kajol)"
      strokeWidth="1.8"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

const plaster =
  'M8 20C30 0 60 14 84 6c30-8 60 4 82 0 18 0 24 24 12 40 6 22-8 44-34 40-22 14-48 4-70 14-26 8-58-2-62-24C-4 62-2 36 8 20Z'
const bricks =
  'M24 24h40v15H24zM68 24h40v15H68zM112 24h40v15h-40zM14 43h32v15H14zM50 43h40v15H50zM94 43h40v15H94zM138 43h26v15h-26zM30 62h40v15H30zM74 62h40v15H74zM118 62h30v15h-30z'

const Brick = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 190 110" width="190" height="110" aria-hidden="true">
    <path d={plaster} fill="var(--color-deyal-600)" />
    <path
      d={bricks}
      fill="var(--color-eet-600)"
      stroke="var(--color-deyal-200)"
      strokeWidth="2.5"
    />
  </svg>
)

const Roof = () => (
  <div className="parapet">
    <Art name="tank" className="tank" />
    <Art name="clothes" className="clothes" />
    <div className="pediment">
      <h1 id="home-title" className="text-hero leading-[1.1]">
        <span lang="bn" className="block text-paar-600 leading-[1.22]">
          বং বাড়িতে স্বাগতম
        </span>
        <span className="block font-semibold text-aside text-jaanla-800 leading-[1.2] md:text-half md:leading-[1.2]">
          Welcome to Bong Bari
        </span>
      </h1>
    </div>
  </div>
)

const Frieze = () => (
  <div className="relative z-1 border-kajol border-y-4 max-md:border-t-0 bg-chun-50 shadow-[0_8px_0_var(--color-deyal-600)]">
    <Wrap
      className={`${bothLanguages} gap-2.5 pt-[15px] pb-[13px] md:grid-cols-2 md:gap-x-11 md:gap-y-0 md:pt-[9px] md:pb-[7px]`}
    >
      <p {...opening} className="text-body leading-normal md:text-balance">
        One mother, one son, and a kitchen that doubles as a courtroom. Come in, leave your shoes at
        the door, stay for the laughs.
      </p>
      <p
        lang="bn"
        className={`${besideEnglish} border-deyal-400 border-t-2 pt-2.5 text-body leading-normal md:-ml-0.5 md:border-t-0 md:border-l-2 md:pt-0 md:pl-11`}
      >
        এক মা, এক ছেলে, আর একটা রান্নাঘর, যেখানে রোজ বিচারসভা বসে। জুতো খুলে ভেতরে আসুন, হাসির দায়িত্ব আমাদের।
      </p>
    </Wrap>
  </div>
)

const Bay = ({ who, speech }: { who: 'ma' | 'son'; speech: string }) => (
  <div className={`bay ${who}`}>
    <SpeechBubble
      lang="bn"
      tail={who === 'ma' ? 'left' : 'right'}
      className="md:text-film max-md:w-fit max-md:whitespace-normal max-md:text-balance"
    >
      {speech}
    </SpeechBubble>
    <span className="window-frame">
      <span className="window-view" />
      <span className="shutter left" />
      <span className="shutter right" />
    </span>
    <span className="peek">
      <Art name={who} />
    </span>
    <span className="window-sill" />
  </div>
)

/** Beyond the family's windows, where a wide wall has room. */
const OuterBays = () => (
  <>
    <div className="outer-bay left-0">
      <Art name="door" className="outer-wide" />
      <Art name="letterbox" className="outer-slim" />
    </div>
    <div className="outer-bay right-0">
      <span className="outer-wide">
        <span className="asleep">
          <Art name="cat" className="cat" />
          <span className="window-frame">
            <span className="shutter left" />
            <span className="shutter right" />
          </span>
          <span className="window-sill" />
        </span>
      </span>
      <Art name="lamp" className="outer-slim" />
    </div>
  </>
)

export const HouseFront = ({ intro, reach }: { intro: ReactNode; reach: ReactNode }) => (
  <section className="hero" aria-labelledby="home-title">
    <Wires />
    <Art name="crow" className="crow crow-1" data-parallax-y={0.4} />
    <Art name="crow" className="crow crow-2" data-parallax-y={0.3} />
    <Art name="crow" className="crow crow-3" data-parallax-y="" />
    <Roof />
    <HouseSign reach={reach} />
    <Frieze />
    <div className="wall">
      <Brick className="brick brick-1" />
      <Brick className="brick brick-2" />
      <div className="bays">
        <Bay who="ma" speech="কতক্ষণ ধরে ডাকছি!" />
        {intro}
        <Bay who="son" speech="আসছি মা, দু’মিনিট!" />
      </div>
      <OuterBays />
      <Street tram className="mt-3" />
    </div>
  </section>
)
