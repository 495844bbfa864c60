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

/** Only what the page shows. */
export const shownSection = ({
  id,
  sectionType,
  title,
  content,
  imageUrl,
  imageWidth,
  imageHeight,
  imageSmall,
  imageAlt,
  linkUrl,
  buttonText,
}: Section) => ({
  ...{ id, sectionType, title, content, linkUrl, buttonText },
  ...{ imageUrl, imageWidth, imageHeight, imageSmall, imageAlt },
})

/** `level` is that of its heading. */
export type SectionLook = { section: ShownSection; level: 2 | 3 }
