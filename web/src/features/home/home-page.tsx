import { site } from '@bong-bari/site'
import { type PageMeta, usePageMeta } from '../../ui/page-meta.ts'
import { House, type HouseProps } from './house.tsx'

const meta: PageMeta = {
  title: `${site.name} - ${site.nameBengali} | ${site.tagline}`,
  description:
    'One mother, one son, and a kitchen that doubles as a courtroom: Bengali family comedy from Kolkata, new every week. Watch, read, and work with us.',
  ogTitle: `${site.name} - ${site.nameBengali}`,
  canonical: '/',
}

export const HomePage = (house: HouseProps) => {
  usePageMeta(meta)
  return <House {...house} />
}
