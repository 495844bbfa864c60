import type { Section } from '@bong-bari/contract'

/** What a section is called where it has to be named; a title is optional. */
export const nameOf = ({ title, sectionType }: Pick<Section, 'title' | 'sectionType'>) =>
  title?.trim() ? title : `this ${sectionType}`
