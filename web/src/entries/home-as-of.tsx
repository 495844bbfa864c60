import type { Section } from '@bong-bari/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { type Navigator, Router } from 'react-router'
import { queryClient } from '../api.ts'
import { House } from '../features/home/house.tsx'
import { HomeRequestForm } from '../features/request-form/home-request-form.tsx'
import { IntroVideo } from '../features/videos/intro-video.tsx'
import { LatestFloor } from '../features/videos/latest-floor.tsx'
import { PopularFloor } from '../features/videos/popular-floor.tsx'
import { Reach } from '../features/videos/reach.tsx'
import { Footer } from '../shell/footer.tsx'
import { HeaderBar } from '../shell/header.tsx'
import { Ticker } from '../shell/ticker.tsx'

const stay = () => {}

/** Links lead nowhere in the preview. */
const still: Navigator = { createHref: String, go: stay, push: stay, replace: stay }

export const HomeAsOf = ({ sections }: { sections: readonly Section[] }) => (
  <QueryClientProvider client={queryClient}>
    <Router location="/" navigator={still} static>
      <HeaderBar isAuthenticated={false} onLogout={stay} />
      <Ticker startsStill />
      <main>
        <House
          sections={sections}
          intro={<IntroVideo />}
          reach={<Reach />}
          videos={
            <>
              <LatestFloor />
              <PopularFloor />
            </>
          }
          request={<HomeRequestForm />}
        />
      </main>
      <Footer />
    </Router>
  </QueryClientProvider>
)
