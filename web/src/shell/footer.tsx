import { publicPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { Play } from 'lucide-react'
import { useSiteSettings } from '../site-settings.ts'
import { BrandGlyph } from '../ui/brand-glyph.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Paar } from '../ui/paar.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { SiteLink } from './site-link.tsx'
import { SoundSwitch } from './sound-switch.tsx'

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
      <Paar yellow />
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
