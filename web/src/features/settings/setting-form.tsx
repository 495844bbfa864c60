import { complaintAbout, limits, type Setting } from '@bong-bari/contract'
import { PencilLine, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '../../office/badge.tsx'
import { changeWords } from '../../office/changed-by.tsx'
import { oneConflict, untilSaved } from '../../office/conflict.ts'
import { kolkataTime } from '../../office/kolkata-time.ts'
import { panelClass } from '../../office/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { settingWords } from './setting-words.ts'
import { useSaveSettings } from './settings-query.ts'
import { cleaned, isChange, type SettingDraft } from './use-setting-drafts.ts'

const wrongWith = (setting: Setting, value: string) =>
  value.length > limits.settingValue
    ? `Value must be at most ${limits.settingValue.toLocaleString('en')} characters`
    : complaintAbout(setting, value)

const wordsOf = ({ settingKey, description }: Setting) =>
  settingWords[settingKey] ?? { label: settingKey, help: description }

/** Whether another admin saved something else since this was begun. */
const isClash = ({ settingValue }: Setting, { value, base = settingValue }: SettingDraft) =>
  base !== settingValue && value !== settingValue

/** Whether only empty lines were added to a value that another admin has replaced since. */
const isOutdated = (setting: Setting, draft: SettingDraft) =>
  isClash(setting, draft) && !isChange(setting, draft.value, draft.base)

const Default = ({ setting, onWrite }: { setting: Setting; onWrite: (value: string) => void }) => (
  <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-2 text-dense text-khata-700">
    <span className="line-clamp-3 min-w-0 flex-[1_1_240px]">
      Default:{' '}
      {setting.defaultValue ? <q>{setting.defaultValue.split('\n').join(' · ')}</q> : 'nothing'}
    </span>
    <Button variant="secondary" onClick={() => onWrite(setting.defaultValue)}>
      Back to default
    </Button>
  </p>
)

type Typed = {
  setting: Setting
  value: string
  hasClash: boolean
  isUnsaved: boolean
  wrong: string | undefined
}

const typedOf = (setting: Setting, written: SettingDraft | undefined): Typed => {
  const draft = written && !isOutdated(setting, written) ? written : undefined
  const value = draft?.value ?? setting.settingValue
  return {
    setting,
    value,
    hasClash: draft !== undefined && isClash(setting, draft),
    isUnsaved: isChange(setting, value),
    wrong: wrongWith(setting, cleaned(setting, value)),
  }
}

type FieldProps = Pick<Typed, 'setting' | 'value' | 'hasClash'> & {
  error: string | undefined
  /** `base` is the saved value that typing began from. */
  onWrite: (value: string, base?: string) => void
}

const SettingField = ({ setting, value, hasClash, error, onWrite }: FieldProps) => {
  const { label, help } = wordsOf(setting)
  return (
    <section
      id={setting.settingKey}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-32 grid-cols-[minmax(0,1fr)] gap-2"
      aria-label={label}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-dense">
        <h3 className="text-body">{label}</h3>
        <Badge tone={setting.isPublic ? 'green' : 'grey'}>
          {setting.isPublic ? 'Visitors see it' : 'Only the team sees it'}
        </Badge>
        <span className="ml-auto text-khata-700">
          {changeWords(setting) ||
            (setting.updatedAt ? `Changed ${kolkataTime(setting.updatedAt)}` : 'Default')}
        </span>
      </div>
      {hasClash && (
        <oneConflict.Component
          key={setting.version}
          changedBy={setting.changedBy}
          updatedAt={setting.updatedAt}
          label={label}
          theirs={setting.settingValue}
          mine={value}
          isText={setting.settingType === 'list' || setting.settingType === 'days'}
          safe={untilSaved}
          onChosen={(chosen) => onWrite(chosen, setting.settingValue)}
        />
      )}
      <SettingEditor
        type={setting.settingType}
        label={label}
        hint={help}
        error={error}
        value={value}
        onChange={onWrite}
      />
      {value !== setting.defaultValue && <Default setting={setting} onWrite={onWrite} />}
    </section>
  )
}

const stuck =
  'sticky bottom-0 z-1 -mx-[18px] -mb-4 rounded-b-md border-khata-200 border-t bg-white px-[18px] py-3'

/** Scrolls a wrong field to the middle of the window: the save bar covers its end. */
const focusFieldOf = (key = '') => {
  const box = document.getElementById(key)
  const field =
    box?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    box?.querySelector<HTMLElement>('input, textarea, select')
  field?.scrollIntoView?.({ block: 'center' })
  field?.focus({ preventScroll: true })
}

type SubjectFormProps = {
  name: string
  words: string
  settings: readonly Setting[]
  drafts: Record<string, SettingDraft>
  /** `undefined` returns to the saved value. */
  onWrite: (key: string, draft: SettingDraft | undefined) => void
}

export const SubjectForm = ({ name, words, settings, drafts, onWrite }: SubjectFormProps) => {
  const [isChecked, setChecked] = useState(false)
  const [sought, setSought] = useState<{ key: string }>()
  useEffect(() => focusFieldOf(sought?.key), [sought])
  const { save, isSaving, complaints } = useSaveSettings((key) => onWrite(key, undefined))
  const typed = settings.map((setting) => typedOf(setting, drafts[setting.settingKey]))
  const unsaved = typed.filter(({ isUnsaved }) => isUnsaved)
  const toSave = unsaved.filter(({ hasClash }) => !hasClash)
  const submit = () => {
    setChecked(true)
    if (isSaving) return
    const [wrong] = toSave.filter(({ wrong }) => wrong)
    if (wrong) {
      setSought({ key: wrong.setting.settingKey })
      return
    }
    void save(
      toSave.map(({ setting, value }) => ({
        setting,
        label: wordsOf(setting).label,
        value: cleaned(setting, value),
      })),
    )
  }
  const errorOf = ({ setting: { settingKey }, isUnsaved, wrong }: Typed) =>
    isUnsaved ? (isChecked && wrong) || complaints[settingKey] : undefined
  return (
    <form
      className={`${panelClass} grid grid-cols-[minmax(0,1fr)] gap-5 px-[18px] pt-3.5 pb-4 [&_:is(input,select)]:scroll-mb-24`}
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <h2 className="text-h5">{name}</h2>
        <p className="text-dense text-khata-700">{words}</p>
      </div>
      {typed.map((one) => (
        <SettingField
          key={one.setting.settingKey}
          setting={one.setting}
          value={one.value}
          hasClash={one.hasClash && !isSaving}
          error={errorOf(one)}
          onWrite={(value, base) =>
            onWrite(one.setting.settingKey, {
              value,
              base: base ?? drafts[one.setting.settingKey]?.base ?? one.setting.settingValue,
            })
          }
        />
      ))}
      <div className={`flex flex-wrap items-center gap-2 ${unsaved.length > 0 ? stuck : ''}`}>
        <Button type="submit" disabled={isSaving || toSave.length === 0}>
          <Save />
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        {unsaved.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              for (const { setting } of unsaved) onWrite(setting.settingKey, undefined)
            }}
          >
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
              Not saved yet
              {unsaved.length > 1 && `: ${unsaved.length} settings`}
            </>
          )}
        </p>
      </div>
    </form>
  )
}
