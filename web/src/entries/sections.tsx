import { useEffect } from 'react'
import { startWindows } from '../boot/windows.ts'
import { Section } from '../features/home/section.tsx'
import { SectionsPage } from '../features/sections/sections-page.tsx'

export const Sections = () => {
  useEffect(startWindows, [])
  return <SectionsPage draw={(section) => <Section section={section} level={3} />} />
}
