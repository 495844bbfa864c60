import { OffersPage } from '../features/offers/offers-page.tsx'
import { WorkRequestForm } from '../features/request-form/work-request-form.tsx'

/** `/work-with-us`, put together from its features. */
export const WorkWithUs = () => <OffersPage form={<WorkRequestForm />} />
