import { site } from '@bong-bari/site'
import { useSiteSettings } from '../../site/settings.ts'
import { Art, type ArtName } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Breakable } from '../../ui/mixed-text.tsx'
import { BrandGlyph } from '../../ui/page/brand-glyph.tsx'
import { opening } from '../../ui/page/opening.ts'
import { Street } from '../../ui/page/page-parts.tsx'
import { whatsappLink } from '../../ui/page/reach-us.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'

type CardProps = {
  art: ArtName
  title: string
  bengali: string
  address: string
  href: string
  newTab?: boolean
}

const Card = ({ art, title, bengali, address, href, newTab }: CardProps) => (
  <a
    href={href}
    {...(newTab && { target: '_blank', rel: 'noopener' })}
    className="group flex items-center gap-[clamp(10px,4vw,18px)] rounded-[12px] border-3 border-kajol bg-chun-50 px-[clamp(12px,4vw,20px)] py-[18px] no-underline shadow-ledge transition-transform duration-(--duration-tap) hover:bg-white active:translate-y-[3px] active:shadow-none"
  >
    <Art
      name={art}
      className="h-[clamp(64px,24vw,104px)] w-auto flex-none group-hover:animate-ring group-focus-visible:animate-ring"
    />
    <span className="min-w-0">
      <b className="block font-display font-extrabold text-title leading-[1.2]">{title}</b>
      <span lang="bn" className="block text-paar-700">
        {bengali}
      </span>
      <span className="wrap-anywhere mt-1 block font-semibold underline underline-offset-4">
        <Breakable>{address}</Breakable>
      </span>
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </span>
  </a>
)

export const ContactCards = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <div className="grid gap-[18px] xl:grid-cols-2">
      <Card
        art="letterbox"
        title="Email"
        bengali="চিঠি লিখুন"
        address={email}
        href={`mailto:${email}`}
      />
      <Card
        art="phone"
        title="WhatsApp"
        bengali="দু’কথা হোক"
        address={whatsapp}
        href={whatsappLink(whatsapp)}
        newTab
      />
    </div>
  )
}

const narrow = 'max-lg:px-3 max-md:px-2'

export const FollowUs = () => {
  const settings = useSiteSettings()
  return (
    <section aria-labelledby="follow-us">
      <h2 id="follow-us" className="mt-[30px] mb-3 text-quote leading-[1.18]">
        Follow Us{' '}
        <span lang="bn" className="text-aside text-paar-700">
          পাড়ায় আছি
        </span>
      </h2>
      {/* Two lines on a phone, however wide the letters are before their font has come. */}
      <div className="flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2 max-md:gap-2.5">
        <ButtonLink href={settings.youtube} newTab className={narrow}>
          <BrandGlyph name="youtube" />
          YouTube
        </ButtonLink>
        <ButtonLink href={settings.instagram} newTab variant="secondary" className={narrow}>
          <BrandGlyph name="instagram" />
          Instagram
        </ButtonLink>
        <ButtonLink
          href={settings.twitter}
          newTab
          variant="secondary"
          className={`${narrow} max-md:col-span-2`}
        >
          <BrandGlyph name="twitter" />
          Twitter
        </ButtonLink>
      </div>
    </section>
  )
}

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
            <span lang="bn" className="text-aside text-paar-700 max-md:block">
              কড়া নাড়ুন
            </span>
          </h1>
          <p {...opening} className="mt-1 mb-[22px] text-lead">
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
