import type { Setting } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import type { ComponentProps } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { describeChange } from '../../office/list/row.tsx'
import { FieldError, Hint, inputClass } from '../../ui/field.tsx'
import { hasLines, type SettingValues } from './use-settings-editor.ts'

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
export const SettingField = ({ setting, form }: FieldProps) => {
  const { settingKey: key, updatedAt } = setting
  const error = form.formState.errors[key]?.message
  const changed = describeChange(setting) || (updatedAt && `Changed ${kolkataTime(updatedAt)}`)
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
