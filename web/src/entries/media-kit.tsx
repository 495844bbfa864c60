import { partsOf } from '@bong-bari/contract'
import { MediaKit } from '../features/offers/media-kit.tsx'
import { usePitches } from '../features/offers/pitches.ts'
import { useReachFacts } from '../features/videos/reach-facts.ts'

/** Uses the values of Work with us. */
export const MediaKitPage = () => <MediaKit parts={partsOf(usePitches())} reach={useReachFacts()} />
