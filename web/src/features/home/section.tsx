import { showsSomething } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import { Art } from '../../ui/art.tsx'
import {
  SectionButton,
  SectionLink,
  SectionText,
  SectionTitle,
  useSectionPicture,
} from './section-parts.tsx'
import type { SectionLook, ShownSection } from './shown-section.ts'

const pictureClass = 'aspect-video max-h-40 w-full rounded-sm border-3 border-white object-cover'

const Announcement = (look: SectionLook) => {
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

const ShopWindow = () => (
  <>
    <Art name="tram" className="absolute -bottom-[2%] left-[6%] h-[66%] w-auto" />
    <Art name="masmile" className="absolute right-[8%] bottom-0 h-[94%] w-auto" />
  </>
)

/** A shop front with its shutter up: title on the hood, picture inside. */
const Banner = (look: SectionLook) => {
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

/** Ma says it from her window; a picture hangs in the next one. */
const Greeting = (look: SectionLook) => {
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

const Offer = (look: SectionLook) => {
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
