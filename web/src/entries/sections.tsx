import { Section } from '../features/home/section.tsx'
import { SectionsPage } from '../features/sections/sections-page.tsx'

/** The sections of the home page, previewed as that draws them. */
export const Sections = () => (
  <SectionsPage draw={(section) => <Section section={section} level={3} />} />
)
