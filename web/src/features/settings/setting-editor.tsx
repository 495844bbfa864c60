import { type Setting, settingComplaint } from '@bong-bari/contract'
import { type ComponentProps, useState } from 'react'
import { Field, Hint, InputField, selectClass } from '../../ui/field.tsx'
import { DaysEditor } from './days-editor.tsx'
import { type EditorProps, ListEditor } from './list-editor.tsx'

const inputs: Partial<
  Record<Setting['settingType'], Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>
> = {
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  link: { type: 'url', autoComplete: 'off' },
  months: { autoComplete: 'off' },
  moment: { type: 'datetime-local', autoComplete: 'off' },
  'whatsapp-channel': { type: 'url', autoComplete: 'off' },
}

const lists: Partial<Record<Setting['settingType'], { noun?: string; isOrdered?: boolean }>> = {
  list: {},
  emails: { noun: 'address', isOrdered: false },
}

const SwitchEditor = ({ label, hint, error, value, onChange }: EditorProps) => (
  <Field label={<span className="sr-only">{label}</span>} hint={hint} error={error}>
    {(control) => (
      <select
        {...control}
        className={selectClass}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="off">Off</option>
        <option value="on">On</option>
      </select>
    )}
  </Field>
)

const address = /(?:[?&]v=|youtu\.be\/|\/(?:shorts|embed|live)\/)([\w-]{11})(?![\w-])/

/** The id in a YouTube address; other text stays as it is. */
const videoIdOf = (text: string) => address.exec(text)?.[1] ?? text.trim()

const VideoPreview = ({ id }: { id: string }) => {
  const [broken, setBroken] = useState<string>()
  return broken === id ? (
    <Hint>No picture could be loaded for this video. Is the id right?</Hint>
  ) : (
    <img
      className="aspect-video h-auto w-[min(320px,100%)] rounded-field border border-khata-200 bg-khata-100 object-cover"
      src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`}
      alt="The video as YouTube shows it"
      width={320}
      height={180}
      onError={() => setBroken(id)}
    />
  )
}

export const SettingEditor = ({
  type,
  ...props
}: EditorProps & { type: Setting['settingType'] }) => {
  const list = lists[type]
  if (type === 'days') return <DaysEditor {...props} />
  if (list) return <ListEditor {...list} {...props} />
  if (type === 'switch') return <SwitchEditor {...props} />
  const { onChange, ...rest } = props
  const isVideo = type === 'video'
  return (
    <>
      <InputField
        {...inputs[type]}
        {...rest}
        label={<span className="sr-only">{rest.label}</span>}
        onChange={({ target }) => onChange(isVideo ? videoIdOf(target.value) : target.value)}
      />
      {isVideo && !settingComplaint('video', rest.value) && <VideoPreview id={rest.value} />}
    </>
  )
}
