import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'required'> & {
  label?: string
  error?: string | undefined
  hint?: string
  /** Whether the label has the required mark; the field is required either way. */
  marked?: boolean
}

export const PasswordField = (props: PasswordFieldProps) => {
  const { label = 'Password', error, hint, marked, ...input } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} required={marked} error={error} hint={hint}>
      {(control) => (
        <div className="relative [&>input]:pr-[54px]">
          <input {...control} {...input} aria-required="true" type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-field focus-visible:-outline-offset-3 office:h-[38px]"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon />
          </button>
        </div>
      )}
    </Field>
  )
}
