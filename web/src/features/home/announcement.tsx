import { SectionLink, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

const pictureClass = 'aspect-video max-h-40 w-full rounded-sm border-3 border-white object-cover'

export const Announcement = (look: SectionLook) => {
  const picture = useSectionPicture(look.section, pictureClass)
  return (
    <div className="enamel house-plate on-dark" data-with={picture ? 'picture' : undefined}>
      {picture}
      <div>
        <SectionTitle {...look} className="text-wall-plate leading-[1.24]" />
        <SectionText section={look.section} />
      </div>
      <SectionLink section={look.section} />
    </div>
  )
}
