import { type Setting, settingGroups } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { useQuery } from '@tanstack/react-query'
import { PencilLine, Save } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { Conflict } from '../../office/form/editor-form.tsx'
import { ListFailed } from '../../office/list/list-states.tsx'
import { useChangeText } from '../../office/list/row.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel, panelClass } from '../../office/page/panel.tsx'
import { settingsPages, settingsQuery } from '../../office/page/settings.ts'
import { refetchUnlessMutating } from '../../office/resource/resource.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, Hint, inputClass } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasLines, type SettingValues, useSettingsEditor } from './use-settings-editor.ts'

const inputTypes: Partial<Record<Setting['settingType'], string>> = {
  email: 'email',
  phone: 'tel',
  link: 'url',
  'whatsapp-channel': 'url',
  moment: 'datetime-local',
}

const fitRows = (value: string) => Math.min(Math.max(value.split('\n').length, 3), 8)

type FieldProps = { setting: Setting; form: UseFormReturn<SettingValues> }

/** Shows a number of months. An empty field is stored as `off`. */
const MonthsInput = ({
  setting,
  form,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'form'>) => {
  const { field } = useController({ control: form.control, name: setting.settingKey })
  return (
    <span className="flex items-center gap-[9px]">
      <input
        {...rest}
        {...field}
        type="number"
        min={1}
        max={120}
        className={`${inputClass} max-w-28`}
        value={field.value === 'off' ? '' : field.value}
        onChange={({ target }) => field.onChange(target.value || 'off')}
      />
      months
    </span>
  )
}

const Control = ({ setting, form, ...aria }: FieldProps & { 'aria-describedby': string }) => {
  const { settingKey: key, settingType: type, settingValue } = setting
  const value = useWatch({ control: form.control, name: key })
  const control = {
    id: key,
    className: inputClass,
    autoComplete: 'off',
    'aria-invalid': form.formState.errors[key] ? true : undefined,
    ...aria,
  }
  if (type === 'switch')
    return (
      <span className="flex min-h-10 items-center gap-[9px] max-md:min-h-11">
        <input
          {...control}
          type="checkbox"
          className="size-5 flex-none accent-jaanla-700"
          checked={value === 'on'}
          onChange={({ target }) => form.setValue(key, target.checked ? 'on' : 'off')}
        />
        {value === 'on' ? 'On' : 'Off'}
      </span>
    )
  if (type === 'months') return <MonthsInput {...control} setting={setting} form={form} />
  if (hasLines(type))
    return (
      <textarea
        {...control}
        className={`${inputClass} resize-y`}
        rows={fitRows(settingValue)}
        {...form.register(key)}
      />
    )
  return <input {...control} type={inputTypes[type] ?? 'text'} {...form.register(key)} />
}

const ToDefault = ({ setting, form }: FieldProps) => {
  const { settingKey: key, defaultValue, label } = setting
  const value = useWatch({ control: form.control, name: key })
  if (value === defaultValue) return null
  return (
    <button
      type="button"
      className="min-h-6 justify-self-start text-dense text-phalak-700 underline max-md:min-h-11"
      aria-label={`Back to default: ${label}`}
      onClick={() => {
        form.setValue(key, defaultValue)
        form.clearErrors(key)
      }}
    >
      Back to default
    </button>
  )
}

/** One row of the form: what the setting is called and who sees it, and beside that its value. */
const SettingField = ({ setting, form }: FieldProps) => {
  const { settingKey: key, updatedAt } = setting
  const error = form.formState.errors[key]?.message
  const byWhom = useChangeText(setting)
  const changed = byWhom || (updatedAt && `Changed ${kolkataTime(updatedAt)}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 border-khata-200 border-t px-[18px] py-3.5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="text-dense md:pt-2">
        <label className="wrap-anywhere font-semibold" htmlFor={key}>
          {setting.label}
        </label>
        {setting.isPublic && <p className="text-khata-700">Visitors see it</p>}
        {changed && <p className="wrap-anywhere text-khata-700 max-md:sr-only">{changed}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[5px]">
        <Control
          setting={setting}
          form={form}
          aria-describedby={error ? `${key}-hint ${key}-error` : `${key}-hint`}
        />
        <Hint id={`${key}-hint`}>{setting.description}</Hint>
        {error && <FieldError id={`${key}-error`}>{error}</FieldError>}
        <ToDefault setting={setting} form={form} />
      </div>
    </div>
  )
}

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
