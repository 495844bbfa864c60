import { Suspense } from 'react'
import { HomePage } from './features/home/home-page.tsx'
import { SectionStrip } from './features/homepage/section-strip.tsx'
import { IntroVideo } from './features/videos/intro-video.tsx'
import { LatestFloor } from './features/videos/latest-floor.tsx'
import { PopularFloor } from './features/videos/popular-floor.tsx'
import { near } from './near.ts'
import { split } from './split.tsx'
import { orAsleep } from './ui/asleep-bar.ts'

// The form stands in the HTML; its code (forms and schemas) comes when it is nearly in view.
const requestForm = split(async () => {
  await near('#work-with-us')
  const code = import('./features/collaboration/home-request-form.tsx')
  return (await orAsleep(code)).HomeRequestForm
})

const EmptyLedger = () => (
  <div className="khata grid min-h-144 content-start gap-5" role="status">
    <span className="sr-only">Opening the ledger...</span>
    <span className="skeleton h-7 w-3/5" aria-hidden="true" />
    <span className="skeleton h-40" aria-hidden="true" />
  </div>
)

/** Home, put together from the features that it shows. */
export const Home = () => (
  <HomePage
    intro={<IntroVideo />}
    sections={<SectionStrip />}
    videos={
      <>
        <LatestFloor />
        <PopularFloor />
      </>
    }
    request={
      <Suspense fallback={<EmptyLedger />}>
        <requestForm.Component />
      </Suspense>
    }
  />
)
