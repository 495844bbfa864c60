import { site } from '@bong-bari/site'
import { Art } from '../../ui/art.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Street } from '../../ui/street.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { ContactCards } from './contact-cards.tsx'
import { FollowUs } from './follow-us.tsx'

const Door = () => (
  <div className="relative order-2 -mb-3 w-[200px] self-end md:order-none md:w-full">
    <Art name="door" className="h-auto w-full" />
    <p className="absolute top-[90px] left-[72px] w-max max-w-[calc(100vw-108px)] -rotate-2 min-[390px]:left-[106px] min-[390px]:max-w-[calc(100vw-142px)] md:left-auto md:-right-[40px] md:max-w-[176px] rounded-sm border-3 border-white bg-phalak-700 px-3.5 pt-1.5 pb-[5px] font-display font-extrabold text-kicker text-white leading-[1.3] outline-3 outline-phalak-700 lg:top-[150px] lg:-right-[52px] lg:max-w-none">
      <span lang="bn">{site.nameBengali}</span>
      <small className="block font-medium font-text text-dense leading-[1.3]">
        Bell not working. Please shout.
      </small>
    </p>
  </div>
)

const StreetLamp = () => (
  <Art
    name="lamp"
    className="absolute right-[6%] bottom-[74px] z-2 hidden h-[200px] w-auto min-[480px]:max-md:block min-[1241px]:right-[3%] min-[1241px]:block min-[1241px]:h-[236px]"
  />
)

export const ContactPage = () => {
  usePageMeta({
    title: `Contact - ${site.name}`,
    description: `Write to ${site.name} by e-mail or WhatsApp, and follow the family on YouTube, Instagram and Twitter.`,
    canonical: '/contact',
  })
  return (
    <div className="relative flex flex-col bg-deyal-200">
      <Wrap className="grid flex-1 grid-cols-[minmax(0,1fr)] items-center pt-[26px] md:grid-cols-[210px_minmax(0,1fr)] md:gap-[60px] lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-[70px] lg:pt-10 min-[1800px]:grid-cols-[340px_minmax(0,1fr)]">
        <Door />
        <div data-knock="" className="no-rickshaw-sound pb-[30px] lg:pb-11">
          <h1 className="text-hero">
            Knock, knock{' '}
            <span lang="bn" className="text-aside text-paar-700">
              কড়া নাড়ুন
            </span>
          </h1>
          <p className="mt-1 mb-[22px] text-lead">
            The fastest way in is the letter box. The loudest is WhatsApp.
          </p>
          <ContactCards />
          <FollowUs />
        </div>
      </Wrap>
      <StreetLamp />
      <Street />
    </div>
  )
}
