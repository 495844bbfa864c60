import type { Section } from '@bong-bari/contract'

type Text = string | null | undefined

/** What visitors see of a section. A form may also pass what is not filled in yet. */
export type ShownSection = {
  sectionType: Section['sectionType']
  title?: Text
  content?: Text
  imageUrl?: Text
  linkUrl?: Text
  buttonText?: Text
}

/** A section with its heading's level, below the heading of wherever it stands. */
export type SectionLook = { section: ShownSection; level: 2 | 3 }
