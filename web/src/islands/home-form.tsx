import { hydrateIsland } from '../entries/hydrate.tsx'
import { HomeRequestForm } from '../features/request-form/home-request-form.tsx'
import { type IslandSettings, WithSettings } from './with-settings.tsx'

export const HomeFormIsland = ({ settings }: { settings: IslandSettings }) => (
  <WithSettings settings={settings}>
    <HomeRequestForm />
  </WithSettings>
)

export const hydrateHomeForm = hydrateIsland(HomeFormIsland)
