import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'id' | 'required'> & {
  label?: string
  error?: string | undefined
  hint?: string
  size?: 'public' | 'admin'
  /** Whether the label carries the mark of required fields; the field is required either way. */
  marked?: boolean
}

/** A password with a button that shows and hides it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label = 'Password', error, hint, size, marked, ...input } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} required={marked} error={error} hint={hint} size={size}>
      {(control) => (
        <div className="password-box">
          <input {...control} {...input} aria-required="true" type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className="password-eye"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon className="icon" aria-hidden="true" strokeWidth={2.2} />
          </button>
        </div>
      )}
    </Field>
  )
}
