import { site } from '@bong-bari/site'
import { ArrowRight } from 'lucide-react'
import { Art, ArtPiece } from '../../ui/art.tsx'
import { moreLink, moreLinkIcon } from '../../ui/button.tsx'
import { opening } from '../../ui/page/opening.ts'
import { besideEnglish, bothLanguages, type Reason, RedFloor } from '../../ui/page/page-parts.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'

const rules: readonly Reason[] = [
  {
    art: 'bhanr',
    title: 'Tea before script',
    bengali: 'আগে চা, পরে কাজ',
    text: 'No story has ever been improved by skipping tea.',
  },
  {
    art: 'rollingpin',
    title: 'Ma has the final cut',
    bengali: 'শেষ কথা মায়ের',
    text: "The editor's software is fast. Her eyebrow is faster.",
  },
  {
    art: 'sonface',
    title: 'Laugh with, not at',
    bengali: 'কাউকে ছোট করে নয়',
    text: 'We tease our own house, gently, and never yours.',
  },
]

const HouseRules = () => (
  <RedFloor id="house-rules" title="House rules" kicker="বাড়ির নিয়ম" reasons={rules} />
)

const kajol = 'var(--color-kajol)'

const Painting = () => (
  <svg
    role="img"
    aria-label="Illustrated family portrait of mother and son in a wooden frame"
    viewBox="0 0 560 420"
    className="h-auto w-full border-4 border-kajol shadow-[12px_14px_0_var(--color-chhaya)]"
  >
    <rect width="560" height="420" fill="var(--color-bhanr-700)" />
    <path d="M8 8h544v404H8Z" fill="none" stroke="var(--color-taxi-400)" strokeWidth="4" />
    <path d="M26 26h508v368H26Z" fill="var(--color-jaanla-300)" stroke={kajol} strokeWidth="5" />
    <svg aria-hidden="true" x="28" y="28" width="504" height="364" viewBox="0 0 504 364">
      <path d="M0 250h504v120H0Z" fill="var(--color-jaanla-700)" />
      <ArtPiece name="masmile" x={22} y={36} width={284} height={334} />
      <ArtPiece name="sonsmile" x={214} y={36} width={284} height={334} />
    </svg>
  </svg>
)

const Nail = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 60"
    className="absolute top-4 left-1/2 hidden w-[200px] -translate-x-1/2 lg:block"
  >
    <path d="M100 8 10 58M100 8l90 50" stroke={kajol} strokeWidth="3" />
    <circle cx="100" cy="8" r="6" fill={kajol} />
  </svg>
)

/** Along the wall below: the shopping, and who hopes for fish in it. */
const Floor = () => (
  <div className="mt-auto hidden items-end justify-end gap-7 pr-6 lg:-mb-[54px] lg:flex">
    <Art name="cat" className="h-auto w-[150px] lg:max-xl:w-[200px]" />
    <Art name="bags" className="h-auto w-[190px] lg:max-xl:w-[250px]" />
  </div>
)

/** The family portrait, a little crooked, with the gecko who agrees with everything. */
const Portrait = () => (
  <div className="flex flex-col gap-10 max-lg:mx-auto max-lg:my-9 max-lg:w-[min(600px,100%)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
    <figure className="relative rotate-[1.2deg] lg:pt-[72px] lg:max-xl:mt-[164px]">
      <Nail />
      <Painting />
      <Art
        name="gecko"
        className="absolute -top-10 right-0 h-auto w-24 -rotate-70 lg:top-[38px] lg:-right-3.5"
      />
      <figcaption className="mt-4 font-medium">
        Ma and son. She picked the frame, he carried it home in the tram.
      </figcaption>
    </figure>
    <Floor />
  </div>
)

const Beginning = () => (
  <div>
    <h1 className="text-hero">
      The people of this house{' '}
      <span lang="bn" className="block text-aside text-paar-800 leading-[1.4]">
        এই বাড়ির লোকজন
      </span>
    </h1>
    <p {...opening} className="mt-3 font-display font-semibold text-h3 leading-[1.45]">
      {site.name} began with one phone, one balcony and a mother who did not know she was being
      funny.
    </p>
  </div>
)

const Story = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
    <div className={`${bothLanguages} gap-3`}>
      <p>
        The first video was an accident. The son was filming a recipe, Ma was filming her opinion of
        it, and the comments decided who the star was. Since then the two of them have been making
        short family comedies in Kolkata, in the Bangla that families really speak, with English
        subtitles for the cousins abroad.
      </p>
      <p lang="bn" className={besideEnglish}>
        {`${site.nameBengali} শুরু হয়েছিল একটা ফোন, একটা বারান্দা আর এক মাকে নিয়ে, যিনি জানতেনই না যে তিনি এত মজার। ছেলে রান্নার ভিডিও তুলছিল, মা সেই রান্নার খুঁত ধরছিলেন। দর্শক ঠিক করে দিল, আসল হিরো কে। সেই থেকে কলকাতার এই বাড়িতে রোজ একটু ঝগড়া, একটু ভালবাসা আর অনেকটা হাসি।`}
      </p>
    </div>
    <div className={`${bothLanguages} gap-3`}>
      <p>
        Everyone here has two jobs. Ma acts and edits with her eyebrow. The son writes, shoots and
        carries the shopping. The neighbours are the test audience, and the gecko on the wall says
        when something is true.
      </p>
      <p lang="bn" className={besideEnglish}>
        এ বাড়ির সবারই দুটো করে কাজ। মা অভিনয় করেন, আর ভুরু তুলে এডিট করেন। ছেলে লেখে, ক্যামেরা ধরে, বাজারের ব্যাগও
        ধরে। পাড়ার লোক প্রথম দর্শক। আর কথাটা সত্যি হলে টিকটিকি বলে: ঠিক ঠিক ঠিক।
      </p>
    </div>
    <a href="/contact" className={`${moreLink} self-start justify-self-start`}>
      Something to tell us? Knock on the door
      <ArrowRight className={moreLinkIcon} />
    </a>
  </div>
)

export const AboutPage = () => {
  usePageMeta({
    title: `About - ${site.name}`,
    description: `Meet the family behind ${site.name}: a mother, a son and the Kolkata house where their Bengali comedies are written, argued over and filmed.`,
    canonical: '/about',
  })
  return (
    <>
      <div className="relative overflow-hidden border-kajol border-b-4 bg-deyal-400">
        <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-3 pt-7 pb-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-[46px] lg:pb-[54px]">
          <Beginning />
          <Portrait />
          <Story />
        </Wrap>
      </div>
      <HouseRules />
    </>
  )
}
