import type { PageData } from '@bong-bari/contract'
import { HomePage } from '../features/home/home-page.tsx'
import { LatestFloor, PopularFloor, Reach } from '../features/videos/floors.tsx'
import { IntroVideo } from '../features/videos/intro-video.tsx'
import { HomeFormIsland } from '../islands/home-form.tsx'
import { islandSettings } from '../islands/with-settings.tsx'
import { useSiteSettings } from '../site/settings.ts'
import { Island } from '../ui/page/island.tsx'

export const Home = ({ data }: { data: PageData }) => (
  <HomePage
    sections={data.shown?.section ?? []}
    maLine={data.maLine}
    intro={<IntroVideo />}
    reach={<Reach channel={data.channel} />}
    videos={
      <>
        <LatestFloor videos={data.latest} />
        <PopularFloor videos={data.popular} />
      </>
    }
    request={
      <Island
        name="home-form"
        of={HomeFormIsland}
        props={{ settings: islandSettings(useSiteSettings()) }}
        when="near"
      />
    }
  />
)
