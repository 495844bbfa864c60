import { Art } from '../../ui/art.tsx'
import { SectionButton, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

const ShopWindow = () => (
  <>
    <Art name="tram" className="house-shop-tram" />
    <Art name="masmile" className="house-shop-ma" />
  </>
)

/** A shop front with its shutter rolled up: the title on the hood, the picture inside. */
export const Banner = (look: SectionLook) => {
  const picture = useSectionPicture(look.section)
  return (
    <div className="house-shop">
      <div className="house-hood on-dark">
        <SectionTitle {...look} />
      </div>
      <div className="house-roll" />
      <div className="house-shop-view">{picture ?? <ShopWindow />}</div>
      <div className="house-counter">
        <SectionText section={look.section} />
        <SectionButton section={look.section} />
      </div>
    </div>
  )
}
