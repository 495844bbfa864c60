import { type Setting, settingComplaint } from '@bong-bari/contract'
import type { ComponentProps } from 'react'
import { InputField } from '../../ui/field.tsx'
import { DaysEditor } from './days-editor.tsx'
import { type EditorProps, ListEditor } from './list-editor.tsx'
import { SwitchEditor } from './switch-editor.tsx'
import { VideoPreview, videoIdOf } from './video-preview.tsx'

const inputs: Partial<
  Record<Setting['settingType'], Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>
> = {
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  link: { type: 'url', autoComplete: 'off' },
  months: { autoComplete: 'off' },
  moment: { type: 'datetime-local', autoComplete: 'off' },
  webhook: { type: 'url', autoComplete: 'off' },
  'whatsapp-channel': { type: 'url', autoComplete: 'off' },
}

const lists: Partial<Record<Setting['settingType'], { noun?: string; isOrdered?: boolean }>> = {
  list: {},
  emails: { noun: 'address', isOrdered: false },
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
