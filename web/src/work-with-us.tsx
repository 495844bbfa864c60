import { WorkRequestForm } from './features/collaboration/work-request-form.tsx'
import { OffersPage } from './features/offers/offers-page.tsx'

/** `/work-with-us`, put together from its features. */
export const WorkWithUs = () => <OffersPage form={<WorkRequestForm />} />
