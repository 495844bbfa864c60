import { Art } from '../../ui/art.tsx'
import { SectionButton, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

export const Offer = (look: SectionLook) => {
  const picture = useSectionPicture(look.section)
  return (
    <div className="house-bricks">
      <div className="house-poster" data-with={picture ? 'picture' : undefined}>
        <div>
          <SectionTitle {...look} className="text-paar-700 text-wall-poster leading-[1.2]" />
          <SectionText section={look.section} />
          <SectionButton section={look.section} />
        </div>
        {picture ? (
          <div className="aspect-[4/3] overflow-hidden border-3 border-kajol bg-taxi-100">
            {picture}
          </div>
        ) : (
          <Art name="bags" className="h-[118px] w-auto" />
        )}
      </div>
    </div>
  )
}
