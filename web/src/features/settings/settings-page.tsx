import type { Setting } from '@bong-bari/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ListFailed } from '../../office/list-states.tsx'
import { PageFrame } from '../../office/page-frame.tsx'
import { Panel } from '../../office/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubjectForm } from './setting-form.tsx'
import { others, subjects } from './setting-words.ts'
import { useSettings } from './settings-query.ts'
import { useSettingDrafts } from './use-setting-drafts.ts'

const Loading = () => (
  <Panel className="grid gap-2.5 px-[18px] pt-3.5 pb-4" role="status">
    <span className="sr-only">Loading the settings...</span>
    <Skeleton className="h-[18px]" />
    <Skeleton className="h-[18px]" />
  </Panel>
)

const unsavedWords = (count: number) =>
  count > 0 &&
  `${count === 1 ? 'One setting is' : `${count} settings are`} not saved yet. What you typed waits here until you log out or close this window.`

const none: Setting[] = []

const bySubject = (all: Setting[]) => {
  const named = new Set(subjects.flatMap(({ keys }) => keys))
  return [
    ...subjects.map(({ name, words, keys }) => ({
      ...{ name, words },
      settings: keys.flatMap((key) => all.find(({ settingKey }) => settingKey === key) ?? []),
    })),
    { ...others, settings: all.filter(({ settingKey }) => !named.has(settingKey)) },
  ].filter(({ settings }) => settings.length > 0)
}

export const SettingsPage = () => {
  const { data, isError, error, refetch } = useSettings()
  const { drafts, write, unsaved } = useSettingDrafts(data ?? none)
  const { hash } = useLocation()
  const isThere = data !== undefined
  useEffect(() => {
    const form = isThere && hash ? document.getElementById(hash.slice(1)) : null
    form?.focus({ preventScroll: true })
    // Otherwise a long one would show from its middle.
    form?.scrollIntoView({ block: 'start' })
  }, [isThere, hash])
  return (
    <PageFrame title="Settings" narrow unsaved={unsavedWords(unsaved)}>
      <div className="mt-3 grid gap-3">
        {!data &&
          (isError ? (
            <ListFailed
              title="The settings could not be loaded"
              error={error}
              onRetry={() => refetch()}
            />
          ) : (
            <Loading />
          ))}
        {data &&
          bySubject(data).map((subject) => (
            <SubjectForm key={subject.name} {...subject} drafts={drafts} onWrite={write} />
          ))}
      </div>
    </PageFrame>
  )
}
