import { showsSomething } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import { Announcement } from './announcement.tsx'
import { Banner } from './banner.tsx'
import { Greeting } from './greeting.tsx'
import { Offer } from './offer.tsx'
import type { SectionLook, ShownSection } from './shown-section.ts'

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
