import { PageFrame } from '../../office/page/page-frame.tsx'
import { TrainingCenter } from './training-center.tsx'

export const TrainingPage = () => (
  <PageFrame
    title="Bong Bot Training Center"
    head={(back) => <TrainingCenter heading="h1" before={back} />}
  />
)
