import { Idea, Offers, OffersPage } from '../features/offers/offers-page.tsx'
import { WorkRequestForm } from '../features/request-form/work-request-form.tsx'

/** `/work-with-us`, put together from its features, from top to bottom. */
export const WorkWithUs = () => (
  <OffersPage>
    <Offers />
    <Idea>
      <WorkRequestForm />
    </Idea>
  </OffersPage>
)
