import { useSiteSettings } from '../../site-settings.ts'
import { BrandGlyph } from '../../ui/brand-glyph.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** On narrow screens the links share one line, with room for wider letters until their font has come. */
const narrow = 'max-md:flex-1 max-lg:px-3 max-md:px-2'

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
      <div className="flex flex-wrap gap-3 max-md:gap-2.5">
        <ButtonLink href={settings.youtube} newTab className={narrow}>
          <BrandGlyph name="youtube" />
          YouTube
        </ButtonLink>
        <ButtonLink href={settings.instagram} newTab variant="secondary" className={narrow}>
          <BrandGlyph name="instagram" />
          Instagram
        </ButtonLink>
        <ButtonLink href={settings.twitter} newTab variant="secondary" className={narrow}>
          <BrandGlyph name="twitter" />
          Twitter
        </ButtonLink>
      </div>
    </section>
  )
}
