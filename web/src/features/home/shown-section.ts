import type { Section } from '@bong-bari/contract'

type Text = string | null | undefined

/** What visitors see of a section; from a form, some of it may be missing. */
export type ShownSection = {
  sectionType: Section['sectionType']
  title?: Text
  content?: Text
  imageUrl?: Text
  imageWidth?: Section['imageWidth']
  imageHeight?: Section['imageHeight']
  imageSmall?: Section['imageSmall']
  imageAlt?: Section['imageAlt']
  linkUrl?: Text
  buttonText?: Text
}

/** `level` is that of its heading. */
export type SectionLook = { section: ShownSection; level: 2 | 3 }
