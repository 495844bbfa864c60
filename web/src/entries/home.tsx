import { HomePage } from '../features/home/home-page.tsx'
import { IntroVideo } from '../features/videos/intro-video.tsx'
import { LatestFloor } from '../features/videos/latest-floor.tsx'
import { PopularFloor } from '../features/videos/popular-floor.tsx'
import { Reach } from '../features/videos/reach.tsx'
import { lateForm } from './late-form.tsx'

const { Form: RequestForm, ready } = lateForm(
  '#work-with-us',
  async () => (await import('../features/request-form/home-request-form.tsx')).HomeRequestForm,
)

/** Resolves once the page can be hydrated. */
export { ready }

export const Home = () => (
  <HomePage
    intro={<IntroVideo />}
    reach={<Reach />}
    videos={
      <>
        <LatestFloor />
        <PopularFloor />
      </>
    }
    request={<RequestForm />}
  />
)
