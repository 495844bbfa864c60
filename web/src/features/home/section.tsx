import { showsSomething } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import { Art } from '../../ui/art.tsx'
import {
  hasPicture,
  SectionButton,
  SectionLink,
  SectionPicture,
  SectionText,
  SectionTitle,
} from './section-parts.tsx'
import type { SectionLook, ShownSection } from './shown-section.ts'

const pictureClass = 'aspect-video max-h-40 w-full rounded-sm border-3 border-white object-cover'

const withPicture = (section: ShownSection) => (hasPicture(section) ? 'picture' : undefined)

const Announcement = (look: SectionLook) => (
  <div className="enamel house-plate on-dark" data-with={withPicture(look.section)}>
    <SectionPicture section={look.section} className={pictureClass} />
    <div>
      <SectionTitle {...look} className="text-wall-plate leading-[1.24]" />
      <SectionText section={look.section} />
    </div>
    <SectionLink section={look.section} />
  </div>
)

const ShopWindow = () => (
  <>
    <Art name="tram" className="absolute -bottom-[2%] left-[6%] h-[66%] w-auto" />
    <Art name="masmile" className="absolute right-[8%] bottom-0 h-[94%] w-auto" />
  </>
)

/** A shop front with its shutter up: title on the hood, picture inside. */
const Banner = (look: SectionLook) => {
  return (
    <div className="overflow-hidden rounded-t-md rounded-b-xs border-4 border-kajol bg-chun-50">
      <div className="house-hood on-dark">
        <SectionTitle {...look} />
      </div>
      <div className="house-roll" />
      <div
        className="relative aspect-[4] overflow-hidden bg-taxi-400 data-with:aspect-[3]"
        data-with={withPicture(look.section)}
      >
        <SectionPicture section={look.section} standIn={<ShopWindow />} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3 border-kajol border-t-4 px-[22px] pt-3.5 pb-4 empty:hidden *:first:flex-[1_1_300px]">
        <SectionText section={look.section} />
        <SectionButton section={look.section} className="" />
      </div>
    </div>
  )
}

/** Ma says it from her window; a picture hangs in the next one. */
const Greeting = (look: SectionLook) => {
  return (
    <div className="house-greeting">
      <div className="relative px-2">
        <span className="house-window">
          <SectionPicture
            section={look.section}
            sizes="220px"
            standIn={<Art name="masmile" className="size-full translate-y-1" />}
          />
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

const Offer = (look: SectionLook) => {
  return (
    <div className="house-bricks">
      <div className="house-poster group" data-with={withPicture(look.section)}>
        <div>
          <SectionTitle {...look} className="text-paar-700 text-wall-poster leading-[1.2]" />
          <SectionText section={look.section} />
          <SectionButton section={look.section} />
        </div>
        <div className="hidden aspect-[4/3] overflow-hidden border-3 border-kajol bg-taxi-100 group-data-with:block">
          <SectionPicture section={look.section} />
        </div>
        <Art name="bags" className="h-[118px] w-auto group-data-with:hidden" />
      </div>
    </div>
  )
}

const looks: Record<ShownSection['sectionType'], ComponentType<SectionLook>> = {
  greeting: Greeting,
  announcement: Announcement,
  offer: Offer,
  banner: Banner,
}

/** A section, drawn by its type. It fits its container; without anything to show it draws nothing. */
export const Section = ({ section, level = 2 }: { section: ShownSection; level?: 2 | 3 }) => {
  const Look = looks[section.sectionType]
  if (!showsSomething(section)) return null
  return (
    <article className="house-section">
      <Look section={section} level={level} />
    </article>
  )
}
