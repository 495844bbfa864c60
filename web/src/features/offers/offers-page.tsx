import { site } from '@bong-bari/site'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { OfferCards } from './offer-cards.tsx'

const Head = () => (
  <div className="page-head green">
    <div className="wrap">
      <div>
        <h1>
          Work with Us <span lang="bn">চলুন, একসঙ্গে কাজ করি</span>
        </h1>
        <p>
          Good brands are like good guests: they bring sweets and they do not shout over the TV.
          Here is how you can visit.
        </p>
      </div>
      <Art name="tram" className="-mb-[34px] hidden h-auto w-[330px] md:block" />
    </div>
  </div>
)

const promisesOf = (replyPromise: string) => [
  `Reply within ${replyPromise}`,
  'Scripts shared before the shoot',
  'English subtitles on everything',
]

const Invitation = () => (
  <div className="desk-side" data-reveal="right">
    <div className="section-head">
      <p className="kicker" lang="bn">
        নতুন খাতা খুলি?
      </p>
      <h2 id="idea">Tell us the idea</h2>
      <p>One line is enough. We will call, we will argue kindly, we will make people laugh.</p>
    </div>
    <ul>
      {promisesOf(useSiteSettings().replyPromise).map((promise) => (
        <li key={promise}>
          <Check />
          {promise}
        </li>
      ))}
    </ul>
    <Art name="khata" className="art hidden lg:block" />
  </div>
)

/** `/work-with-us`: what a brand can ask for, and the `form` to ask with. */
export const OffersPage = ({ form }: { form: ReactNode }) => {
  const { replyPromise } = useSiteSettings()
  usePageMeta({
    title: `Work with us - ${site.name}`,
    description: `Product integration, custom content and social media with ${site.name}, the Bengali family comedy from Kolkata. Tell us the idea; we reply within ${replyPromise}.`,
    canonical: '/work-with-us',
  })
  return (
    <>
      <Head />
      <div className="wrap pt-11 pb-2.5">
        <OfferCards />
      </div>
      <section aria-labelledby="idea" className="wrap desk-grid pt-11 pb-[70px]">
        <Invitation />
        {form}
      </section>
    </>
  )
}
