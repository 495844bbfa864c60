import { complaintAbout, limits, type Setting } from '@bong-bari/contract'
import { PencilLine, Save } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../office/badge.tsx'
import { changeWords } from '../../office/changed-by.tsx'
import { oneConflict, untilSaved } from '../../office/conflict.ts'
import { DialogActions } from '../../office/dialog.tsx'
import { kolkataTime } from '../../office/kolkata-time.ts'
import { panelClass } from '../../office/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { settingWords } from './setting-words.ts'
import { useSaveSetting } from './settings-query.ts'
import type { SettingDraft } from './use-setting-drafts.ts'

type SettingFormProps = {
  setting: Setting
  draft: SettingDraft | undefined
  /** `undefined` goes back to the saved value. */
  onWrite: (draft: SettingDraft | undefined) => void
}

/** As it is stored: ends trimmed, and no empty lines in a list. */
const cleaned = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

const wrongWith = (setting: Setting, value: string) =>
  value.length > limits.settingValue
    ? `Value must be at most ${limits.settingValue.toLocaleString('en')} characters`
    : complaintAbout(setting, value)

const wordsOf = ({ settingKey, description }: Setting) =>
  settingWords[settingKey] ?? { label: settingKey, help: description }

/** Whether another admin saved something else since this was begun than what is typed. */
const isClash = ({ settingValue }: Setting, { value, base = settingValue }: SettingDraft) =>
  base !== settingValue && value !== settingValue

const useSettingForm = ({ setting, draft, onWrite }: SettingFormProps) => {
  const { label } = wordsOf(setting)
  const saving = useSaveSetting(setting, label)
  const [isChecked, setChecked] = useState(false)
  const value = draft?.value ?? setting.settingValue
  const hasClash = draft !== undefined && isClash(setting, draft)
  const write = (typed: string) =>
    onWrite({ value: typed, base: draft?.base ?? setting.settingValue })
  const wrong = wrongWith(setting, cleaned(value))
  const submit = () => {
    setChecked(true)
    if (wrong || hasClash || saving.isPending) return
    saving.mutate(cleaned(value), { onSuccess: () => onWrite(undefined) })
  }
  const error = (isChecked && wrong) || (value === draft?.value ? saving.complaint : undefined)
  return { value, hasClash, write, error, submit, isSaving: saving.isPending }
}

const Default = ({
  setting,
  onWrite,
}: Pick<SettingFormProps, 'setting'> & { onWrite: (value: string) => void }) => (
  <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-2 text-dense text-khata-700">
    <span className="min-w-0 flex-[1_1_240px]">
      Default:{' '}
      {setting.defaultValue ? <q>{setting.defaultValue.split('\n').join(' · ')}</q> : 'nothing'}
    </span>
    <Button variant="secondary" onClick={() => onWrite(setting.defaultValue)}>
      Back to default
    </Button>
  </p>
)

export const SettingForm = (props: SettingFormProps) => {
  const { setting, onWrite } = props
  const { value, hasClash, write, error, submit, isSaving } = useSettingForm(props)
  const { label, help } = wordsOf(setting)
  const isUnsaved = value !== setting.settingValue
  return (
    <form
      id={setting.settingKey}
      tabIndex={-1}
      className={`${panelClass} grid scroll-mt-32 gap-2.5 px-[18px] pt-3.5 pb-4`}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-dense">
        <h2 className="text-h5">{label}</h2>
        <Badge tone={setting.isPublic ? 'green' : 'grey'}>
          {setting.isPublic ? 'Visitors see it' : 'Only the team sees it'}
        </Badge>
        <span className="ml-auto text-khata-700">
          {changeWords(setting) ||
            (setting.updatedAt ? `Changed ${kolkataTime(setting.updatedAt)}` : 'Default')}
        </span>
      </div>
      {hasClash && !isSaving && (
        <oneConflict.Component
          key={setting.version}
          changedBy={setting.changedBy}
          updatedAt={setting.updatedAt}
          label={label}
          theirs={setting.settingValue}
          mine={value}
          isText={setting.settingType === 'list'}
          safe={untilSaved}
          onChosen={(chosen) => onWrite({ value: chosen, base: setting.settingValue })}
        />
      )}
      <SettingEditor
        type={setting.settingType}
        label={label}
        hint={help}
        error={error || undefined}
        value={value}
        onChange={write}
      />
      {value !== setting.defaultValue && <Default setting={setting} onWrite={write} />}
      <DialogActions>
        <Button type="submit" disabled={isSaving || hasClash || !isUnsaved}>
          <Save />
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        {isUnsaved && (
          <Button variant="secondary" onClick={() => onWrite(undefined)}>
            Undo
          </Button>
        )}
        <p
          className="flex items-center gap-1.5 font-medium text-dense text-taxi-800 [&>svg]:size-[15px]"
          role="status"
        >
          {isUnsaved && (
            <>
              <PencilLine />
              Not saved yet
            </>
          )}
        </p>
      </DialogActions>
    </form>
  )
}
