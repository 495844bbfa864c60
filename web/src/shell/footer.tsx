import { site } from '@bong-bari/site'
import { useSiteSettings } from '../site-settings.ts'
import { BrandGlyph } from '../ui/brand-glyph.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Paar } from '../ui/paar.tsx'
import { SiteLink } from './site-link.tsx'
import { SoundSwitch } from './sound-switch.tsx'

export const Footer = () => {
  const settings = useSiteSettings()
  return (
    <footer className="site-footer on-dark">
      <Paar yellow />
      <div className="wrap">
        <div className="top">
          <p className="farewell">
            <span lang="bn">আবার আসবেন!</span>
            <br />
            Come again, the tea is always on.
          </p>
          <div className="links">
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
        <div className="line">
          <p>
            © {site.year} {site.name}. Made in Kolkata, with too much tea.
          </p>
          <SoundSwitch />
          <p className="aside">
            <SiteLink to="/contact">Contact</SiteLink>
            <span lang="bn">প্রতিটা বাড়ির গল্প</span>
          </p>
        </div>
      </div>
    </footer>
  )
}
