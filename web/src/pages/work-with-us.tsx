import { formatReach, listReachFacts, type PageData, readPitchParts } from '@bong-bari/contract'
import { Offers, OffersPage } from '../features/offers/offers-page.tsx'
import { Reel } from '../features/videos/window-rows.tsx'
import { islandSettings } from '../islands/with-settings.tsx'
import { WorkFormIsland } from '../islands/work-form.tsx'
import { useSiteSettings } from '../site/settings.ts'
import { Island } from '../ui/page/island.tsx'

export const WorkWithUs = ({ data: { shown, channel } }: { data: PageData }) => {
  const settings = useSiteSettings()
  const parts = readPitchParts(shown?.pitch ?? [])
  return (
    <OffersPage>
      <Offers
        parts={parts}
        reach={listReachFacts(channel && formatReach(channel), settings.reach)}
        reel={parts.films.length > 0 && <Reel videos={parts.films} />}
        form={
          <Island
            name="work-form"
            of={WorkFormIsland}
            props={{ settings: islandSettings(settings), by: parts.person?.title }}
            when="near"
          />
        }
      />
    </OffersPage>
  )
}
