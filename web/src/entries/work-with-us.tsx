import { partsOf } from '@bong-bari/contract'
import { Offers, OffersPage } from '../features/offers/offers-page.tsx'
import { usePitches } from '../features/offers/pitches.ts'
import { useReachFacts } from '../features/videos/reach-facts.ts'
import { Reel } from '../features/videos/reel.tsx'
import { lateForm } from './late-form.tsx'

const { Form: RequestForm, ready } = lateForm(
  'main form',
  async () => (await import('../features/request-form/work-request-form.tsx')).WorkRequestForm,
)

/** Resolves once the page can be hydrated. */
export { ready }

export const WorkWithUs = () => {
  const parts = partsOf(usePitches())
  return (
    <OffersPage>
      <Offers
        parts={parts}
        reach={useReachFacts()}
        reel={parts.films.length > 0 && <Reel films={parts.films} />}
        form={<RequestForm by={parts.person?.title} />}
      />
    </OffersPage>
  )
}
