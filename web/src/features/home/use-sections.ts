import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading, useWaits } from '../../ui/reading.ts'
import { shownSection } from './shown-section.ts'

/** Undefined while loading, empty on failure. */
export const useSections = () => {
  const query = useQuery({
    ...useReading(),
    queryKey: keyOf(api.sections.publicList),
    queryFn: async ({ signal }) =>
      (await call(api.sections.publicList, undefined, { signal })).map(shownSection),
  })
  const waits = useWaits(query)
  return waits ? undefined : (query.data ?? [])
}
