import { type Setting, settingGroups } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { PencilLine, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { Conflict } from '../../office/form/editor-form.tsx'
import { ListFailed } from '../../office/list/list-states.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel, panelClass } from '../../office/page/panel.tsx'
import { settingsPages, settingsQuery } from '../../office/page/settings.ts'
import { refetchUnlessMutating } from '../../office/resource/resource.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingField } from './setting-field.tsx'
import { useSettingsEditor } from './use-settings-editor.ts'

const describeUnsaved = (count: number) =>
  count > 0 &&
  `${count === 1 ? 'One setting is' : `${count} settings are`} not saved yet. What you typed waits here until you log out or close this window.`

const foldedGroup = settingGroups.at(-1)
const headClass = 'px-[18px] py-3 text-h5'

const SettingsForm = ({ settings }: { settings: readonly Setting[] }) => {
  const editor = useSettingsEditor(settings)
  const { form, submit, isSaving, node, undo } = editor
  // Each key may change what is unsaved.
  useWatch({ control: form.control })
  const unsaved = editor.unsent()
  const { errors } = form.formState
  const key = useLocation().hash.slice(1)
  const isFolded = ({ group }: Setting) => group === foldedGroup
  const [isOpen, setOpen] = useState(() =>
    settings.some((one) => isFolded(one) && [key, ...unsaved].includes(one.settingKey)),
  )
  const hasHiddenError = settings.some((one) => isFolded(one) && errors[one.settingKey])
  useEffect(() => {
    if (hasHiddenError) setOpen(true)
  }, [hasHiddenError])
  useEffect(() => {
    const field = key ? document.getElementById(key) : null
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [key])
  const labelOf = (name: string) =>
    settings.find(({ settingKey }) => settingKey === name)?.label ?? name
  const fieldsOf = (group: Setting['group']) =>
    settings
      .filter((one) => one.group === group)
      .map((one) => <SettingField key={one.settingKey} setting={one} form={form} />)
  return (
    <PageFrame
      title="Settings"
      narrow
      parts={settingsPages}
      unsaved={describeUnsaved(unsaved.length)}
    >
      <form
        ref={node}
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3"
        aria-label="Settings"
        noValidate
        onSubmit={submit}
      >
        <Conflict editor={editor} labelOf={labelOf} />
        {settingGroups.map((group) =>
          group === foldedGroup ? (
            <details
              key={group}
              className={panelClass}
              open={isOpen}
              onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
            >
              <summary className={`${headClass} cursor-pointer font-display font-semibold`}>
                {group}
              </summary>
              {fieldsOf(group)}
            </details>
          ) : (
            <Panel key={group}>
              <h2 className={headClass}>{group}</h2>
              {fieldsOf(group)}
            </Panel>
          ),
        )}
        <Panel
          className={`flex flex-wrap items-center gap-2 px-[18px] py-3 ${unsaved.length > 0 ? 'sticky bottom-0 z-1' : ''}`}
        >
          <Button type="submit" disabled={isSaving || unsaved.length === 0}>
            <Save />
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
          {unsaved.length > 0 && (
            <Button variant="secondary" onClick={undo}>
              Undo
            </Button>
          )}
          <p
            className="flex items-center gap-1.5 font-medium text-dense text-taxi-800 [&>svg]:size-[15px]"
            role="status"
          >
            {unsaved.length > 0 && (
              <>
                <PencilLine />
                <span className="line-clamp-2">
                  Not saved yet: {unsaved.map(labelOf).join(', ')}
                </span>
              </>
            )}
          </p>
        </Panel>
      </form>
    </PageFrame>
  )
}

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
    refetchOnWindowFocus: refetchUnlessMutating,
  })
  if (data) return <SettingsForm settings={data} />
  return (
    <PageFrame title="Settings" narrow parts={settingsPages}>
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
