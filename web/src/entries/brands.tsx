import { api, formatReach, listReachFacts, readPitchParts } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, keyOf } from '../api.ts'
import { startWindows } from '../boot/windows.ts'
import { Offers } from '../features/offers/offers-page.tsx'
import { PitchesPage } from '../features/pitches/pitches-page.tsx'
import { Reel } from '../features/videos/window-rows.tsx'
import { useSiteSettings } from '../site/settings.ts'

/** Audience figures: the channel's, else the team's, else none. */
const useReachFacts = () => {
  const { reach } = useSiteSettings()
  const { data } = useQuery({
    queryKey: keyOf(api.videos.channel),
    queryFn: ({ signal }) => call(api.videos.channel, undefined, { signal }),
  })
  return listReachFacts(data && formatReach(data), reach)
}

export const Brands = () => {
  const reach = useReachFacts()
  useEffect(startWindows, [])
  return (
    <PitchesPage
      draw={(pitches) => {
        const parts = readPitchParts(pitches)
        return (
          <Offers
            parts={parts}
            reach={reach}
            reel={parts.films.length > 0 && <Reel videos={parts.films} />}
            form={null}
          />
        )
      }}
    />
  )
}
