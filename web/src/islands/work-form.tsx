import { hydrateIsland } from '../entries/hydrate.tsx'
import { WorkRequestForm } from '../features/request-form/work-request-form.tsx'
import { type IslandSettings, WithSettings } from './with-settings.tsx'

/** `by` is the person who answers, if set. */
type Props = { settings: IslandSettings; by?: string | undefined }

export const WorkFormIsland = ({ settings, by }: Props) => (
  <WithSettings settings={settings}>
    <WorkRequestForm by={by} />
  </WithSettings>
)

export const hydrateWorkForm = hydrateIsland(WorkFormIsland)
