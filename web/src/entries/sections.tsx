import { Section } from '../features/home/section.tsx'
import { SectionsPage } from '../features/sections/sections-page.tsx'

export const Sections = () => (
  <SectionsPage draw={(section) => <Section section={section} level={3} />} />
)
