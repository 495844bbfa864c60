import { api } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { type PageMeta, usePageMeta } from '../../ui/page-meta.ts'
import { useReading, useWaits } from '../../ui/reading.ts'
import { House, type Rooms } from './house.tsx'
import { shownSection } from './shown-section.ts'

const meta: PageMeta = {
  title: `${site.name} - ${site.nameBengali} | ${site.tagline}`,
  description:
    'One mother, one son, and a kitchen that doubles as a courtroom: Bengali family comedy from Kolkata, new every week. Watch, read, and work with us.',
  ogTitle: `${site.name} - ${site.nameBengali}`,
  canonical: '/',
}

/** Undefined while loading, empty on failure. */
const useSections = () => {
  const query = useQuery({
    ...useReading(),
    queryKey: keyOf(api.sections.publicList),
    queryFn: async ({ signal }) =>
      (await call(api.sections.publicList, undefined, { signal })).map(shownSection),
  })
  const waits = useWaits(query)
  return waits ? undefined : (query.data ?? [])
}

export const HomePage = (rooms: Rooms) => {
  usePageMeta(meta)
  const sections = useSections()
  return <House sections={sections} {...rooms} />
}
