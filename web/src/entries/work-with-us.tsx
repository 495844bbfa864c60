import { Idea, Offers, OffersPage } from '../features/offers/offers-page.tsx'
import { lateForm } from './late-form.tsx'

const RequestForm = lateForm(
  'main form',
  async () => (await import('../features/request-form/work-request-form.tsx')).WorkRequestForm,
)

/** `/work-with-us`, put together from its features, from top to bottom. */
export const WorkWithUs = () => (
  <OffersPage>
    <Offers />
    <Idea>
      <RequestForm />
    </Idea>
  </OffersPage>
)
