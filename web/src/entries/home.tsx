import { Suspense } from 'react'
import { HomePage } from '../features/home/home-page.tsx'
import { IntroVideo } from '../features/videos/intro-video.tsx'
import { LatestFloor } from '../features/videos/latest-floor.tsx'
import { PopularFloor } from '../features/videos/popular-floor.tsx'
import { Reach } from '../features/videos/reach.tsx'
import { split } from '../split.tsx'
import { askAgain } from '../ui/ask-again.ts'
import { khataClass } from '../ui/khata.tsx'
import { orLoadError } from '../ui/load-error-bar.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { near } from './near.ts'

// The form stands in the HTML; its code (forms and schemas) comes when it is nearly in view.
const requestForm = split(async () => {
  await near('#work-with-us')
  const code = askAgain(() => import('../features/request-form/home-request-form.tsx'))
  return (await orLoadError(code)).HomeRequestForm
})

const EmptyLedger = () => (
  <div className={`${khataClass} grid min-h-144 content-start gap-5`} role="status">
    <span className="sr-only">Opening the ledger...</span>
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="h-40" />
  </div>
)

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
    request={
      <Suspense fallback={<EmptyLedger />}>
        <requestForm.Component />
      </Suspense>
    }
  />
)
