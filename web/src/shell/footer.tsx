import { publicPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { Play, Volume2, VolumeX } from 'lucide-react'
import { useSiteSettings } from '../site/settings.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { BrandGlyph } from '../ui/page/brand-glyph.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { SiteLink } from './site-link.tsx'

/** The saree border: a band, a gap, a line. One per view. */
const SareeBorder = ({ yellow }: { yellow?: boolean }) => (
  <div
    aria-hidden="true"
    className={`relative h-3 border-t-7 after:absolute after:inset-x-0 after:top-[2.5px] after:border-t-[1.5px] after:border-inherit ${yellow ? 'border-taxi-400' : 'border-paar-600'}`}
  />
)

const states = {
  on: { Icon: Volume2, aside: 'ভেঁপু বাজছে', colour: 'text-taxi-400' },
  off: { Icon: VolumeX, aside: 'চুপ, ঠাকুমা ঘুমোচ্ছেন', colour: 'text-jaanla-300' },
}
const shown = { on: 'group-aria-[pressed=false]:hidden', off: 'group-aria-pressed:hidden' }

/** Remembered by `boot/visitor.ts`. Its label stays; its state says on or off. */
export const SoundSwitch = () => (
  <button
    type="button"
    data-sound-switch=""
    // As wide as its longer state, so that nothing moves.
    className="no-rickshaw-sound group noscript:hidden inline-flex min-h-11 min-w-[252px] items-center gap-2 underline decoration-jaanla-300 underline-offset-4 max-md:mb-1 md:-my-2.5"
    aria-pressed={true}
  >
    {(['on', 'off'] as const).map((state) => {
      const { Icon, aside, colour } = states[state]
      return (
        <span key={state} className={`inline-flex items-center gap-2 ${shown[state]}`}>
          <Icon />
          <span>
            Sound <span aria-hidden="true">{state}</span>
          </span>
          <span lang="bn" className={colour} aria-hidden="true">
            {aside}
          </span>
        </span>
      )
    })}
  </button>
)

const links = publicPages.filter(({ links }) => links !== 'header')

/** A 44 px target for small links. */
const smallPrint = 'relative after:absolute after:-inset-x-2 after:-inset-y-2.5'

export const Footer = () => {
  const settings = useSiteSettings()
  return (
    <footer
      className="on-dark relative border-kajol border-t-4 bg-jaanla-900 text-chun-100 [:root:has([data-more])_&]:hidden"
      data-wide
    >
      <SareeBorder yellow />
      <Wrap>
        <div className="flex flex-wrap items-center justify-between gap-[30px] pt-[30px] pb-[22px] md:pt-[38px] md:pb-[30px]">
          <p className="font-display font-extrabold text-shout">
            <span lang="bn" className="text-taxi-400">
              আবার আসবেন!
            </span>
            <br />
            Come again, the tea is always on.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <a href="/videos" className={buttonClass({ variant: 'yellow' })}>
              <Play />
              Videos
            </a>
            <ButtonLink newTab href={settings.youtube}>
              <BrandGlyph name="youtube" />
              YouTube
            </ButtonLink>
            <ButtonLink newTab variant="secondary" href={settings.instagram}>
              <BrandGlyph name="instagram" />
              Instagram
            </ButtonLink>
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1.5 border-jaanla-600 border-t pt-4 pr-20 pb-5 text-ui leading-[1.65] md:max-xl:grid md:max-xl:grid-cols-[1fr_auto] min-[1360px]:pr-0">
          <p>
            © {site.year} {site.name}. Made in Kolkata, with too much tea.
          </p>
          <SoundSwitch />
          <div className="flex flex-wrap gap-x-[18px] md:max-xl:contents">
            <p className="flex flex-wrap gap-x-[18px] md:max-xl:col-start-2 md:max-xl:row-start-1">
              {links.map(({ path, name }) => (
                <SiteLink key={path} href={path} className={smallPrint}>
                  {name}
                </SiteLink>
              ))}
              <a href="/feed.xml" className={smallPrint}>
                Feed
              </a>
            </p>
            <p lang="bn" className="whitespace-nowrap">
              প্রতিটা বাড়ির গল্প
            </p>
          </div>
        </div>
      </Wrap>
    </footer>
  )
}
