import { partsOf } from '@bong-bari/contract'
import { Offers } from '../features/offers/offers-page.tsx'
import { shownPitch } from '../features/offers/pitches.ts'
import { PitchesPage } from '../features/pitches/pitches-page.tsx'
import { useReachFacts } from '../features/videos/reach-facts.ts'
import { Reel } from '../features/videos/reel.tsx'

export const Brands = () => {
  const reach = useReachFacts()
  return (
    <PitchesPage
      hasReach={reach.length > 0}
      draw={(pitches) => {
        const parts = partsOf(pitches.map(shownPitch))
        return (
          <Offers
            parts={parts}
            reach={reach}
            reel={parts.films.length > 0 && <Reel films={parts.films} />}
            form={null}
          />
        )
      }}
    />
  )
}
