import { useQuery } from '@tanstack/react-query'
import { ListFailed } from '../../office/list/list-states.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { settingsParts, settingsQuery } from '../../office/page/settings.ts'
import { whenIdle } from '../../office/resource/resource.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingsForm } from './settings-form.tsx'

const Loading = () => (
  <Panel className="grid gap-2.5 px-[18px] pt-3.5 pb-4" role="status">
    <span className="sr-only">Loading the settings...</span>
    <Skeleton className="h-[18px]" />
    <Skeleton className="h-[18px]" />
  </Panel>
)

export const SettingsPage = () => {
  const { data, isError, error, refetch } = useQuery({
    ...settingsQuery,
    refetchOnWindowFocus: whenIdle,
  })
  if (data) return <SettingsForm settings={data} />
  return (
    <PageFrame title="Settings" narrow parts={settingsParts}>
      <div className="mt-3 grid gap-3">
        {isError ? (
          <ListFailed
            title="The settings could not be loaded"
            error={error}
            onRetry={() => refetch()}
          />
        ) : (
          <Loading />
        )}
      </div>
    </PageFrame>
  )
}
