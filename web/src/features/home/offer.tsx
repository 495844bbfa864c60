import { Art } from '../../ui/art.tsx'
import { SectionButton, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

/** A painted sale poster, pasted on the bricks. */
export const Offer = (look: SectionLook) => {
  const picture = useSectionPicture(look.section)
  return (
    <div className="house-bricks">
      <div className="house-poster">
        <div className="house-poster-words">
          <SectionTitle {...look} />
          <SectionText section={look.section} />
          <SectionButton section={look.section} />
        </div>
        {picture ? (
          <div className="house-poster-picture">{picture}</div>
        ) : (
          <Art name="bags" className="house-poster-art" />
        )}
      </div>
    </div>
  )
}
