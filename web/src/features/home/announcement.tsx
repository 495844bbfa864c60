import { SectionLink, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

/** An enamel number plate, screwed to the wall. */
export const Announcement = (look: SectionLook) => (
  <div className="house-plate">
    {useSectionPicture(look.section)}
    <div className="house-plate-words">
      <SectionTitle {...look} />
      <SectionText section={look.section} />
    </div>
    <SectionLink section={look.section} />
  </div>
)
