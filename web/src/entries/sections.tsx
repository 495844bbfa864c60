import { Section } from '../features/home/section.tsx'
import type { HomeWindowProps } from '../features/sections/home-window.tsx'
import { SectionsPage } from '../features/sections/sections-page.tsx'
import { part } from '../office/part.tsx'

const homeWindow = part(async () => {
  const [{ HomeWindow }, { HomeAsOf }] = await Promise.all([
    import('../features/sections/home-window.tsx'),
    import('./home-as-of.tsx'),
  ])
  return (props: HomeWindowProps) => (
    <HomeWindow {...props} draw={(shown) => <HomeAsOf {...shown} />} />
  )
})

export const Sections = () => (
  <SectionsPage
    draw={(section) => <Section section={section} level={3} />}
    homeWindow={(props) => <homeWindow.Component {...props} />}
  />
)
