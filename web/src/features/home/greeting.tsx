import { Art } from '../../ui/art.tsx'
import { SectionButton, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

/** Ma says it from her window; a picture hangs in the window beside her. */
export const Greeting = (look: SectionLook) => {
  const picture = useSectionPicture(look.section)
  return (
    <div className="house-greeting">
      <div className="house-bay">
        <span className="house-window">{picture ?? <Art name="masmile" />}</span>
        <span className="house-sill" />
      </div>
      <div className="house-bubble">
        <SectionTitle {...look} />
        <SectionText section={look.section} />
        <SectionButton section={look.section} />
      </div>
    </div>
  )
}
