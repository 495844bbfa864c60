import { Art } from '../../ui/art.tsx'
import { SectionButton, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

/** Ma says it from her window; a picture hangs in the next one. */
export const Greeting = (look: SectionLook) => {
  const picture = useSectionPicture(look.section, 'size-full object-cover', '220px')
  return (
    <div className="house-greeting">
      <div className="relative px-2">
        <span className="house-window">
          {picture ?? <Art name="masmile" className="size-full translate-y-1" />}
        </span>
        <span className="-mx-2 mt-[3px] block h-3.5 rounded-[2px] border-3 border-kajol bg-chun-50" />
      </div>
      <div className="house-bubble">
        <SectionTitle {...look} />
        <SectionText section={look.section} />
        <SectionButton section={look.section} />
      </div>
    </div>
  )
}
