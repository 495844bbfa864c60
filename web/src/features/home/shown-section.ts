import type { Section } from '@bong-bari/contract'

type Text = string | null | undefined

/** What visitors see of a section. A form may also pass what is not filled in yet. */
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

/** What of a stored section is shown: all that its page carries. */
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

/** A section with its heading's level, below the heading of wherever it stands. */
export type SectionLook = { section: ShownSection; level: 2 | 3 }
