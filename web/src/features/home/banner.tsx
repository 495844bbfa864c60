import { Art } from '../../ui/art.tsx'
import { SectionButton, SectionText, SectionTitle, useSectionPicture } from './section-parts.tsx'
import type { SectionLook } from './shown-section.ts'

const ShopWindow = () => (
  <>
    <Art name="tram" className="absolute -bottom-[2%] left-[6%] h-[66%] w-auto" />
    <Art name="masmile" className="absolute right-[8%] bottom-0 h-[94%] w-auto" />
  </>
)

/** A shop front with its shutter up: title on the hood, picture inside. */
export const Banner = (look: SectionLook) => {
  const picture = useSectionPicture(look.section)
  return (
    <div className="overflow-hidden rounded-t-md rounded-b-xs border-4 border-kajol bg-chun-50">
      <div className="house-hood on-dark">
        <SectionTitle {...look} />
      </div>
      <div className="house-roll" />
      <div
        className={`relative overflow-hidden bg-taxi-400 ${picture ? 'aspect-[3]' : 'aspect-[4]'}`}
      >
        {picture ?? <ShopWindow />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3 border-kajol border-t-4 px-[22px] pt-3.5 pb-4 empty:hidden *:first:flex-[1_1_300px]">
        <SectionText section={look.section} />
        <SectionButton section={look.section} className="" />
      </div>
    </div>
  )
}
