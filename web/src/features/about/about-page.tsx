import { site } from '@bong-bari/site'
import { ArrowRight } from 'lucide-react'
import { besideEnglish, bothLanguages } from '../../ui/both-languages.ts'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { HouseRules } from './house-rules.tsx'
import { Portrait } from './portrait.tsx'

const Beginning = () => (
  <div>
    <h1 className="text-hero">
      The people of this house{' '}
      <span lang="bn" className="block text-aside text-paar-800 leading-[1.4]">
        এই বাড়ির লোকজন
      </span>
    </h1>
    <p className="mt-3 font-display font-semibold text-h3 leading-[1.45]">
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
