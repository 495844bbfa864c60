import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** What a field hands to its control: identity and the accessibility of its hint and error. */
export type ControlProps = {
  id: string
  className: 'input'
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

type FieldFrame = {
  label: ReactNode
  /** Shown in small print after the label, such as `optional`. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  size?: 'public' | 'admin' | undefined
}

const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="field-error" id={id}>
    <CircleAlert className="icon" aria-hidden="true" />
    <span>{children}</span>
  </p>
)

/**
 * A labelled control with its hint and its error under it. `children` draws the control: a select,
 * or several that belong together.
 */
export const Field = ({
  label,
  aside,
  hint,
  error,
  required,
  size,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={size === 'admin' ? 'field admin-size' : 'field'}>
      <label className="label" htmlFor={id}>
        <span>
          {label} {required && <span className="required-mark">*</span>}
        </span>
        {aside && <small>{aside}</small>}
      </label>
      {children({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

type Framed<Tag extends 'input' | 'textarea'> = FieldFrame &
  Omit<ComponentProps<Tag>, 'size' | 'id' | 'required'>

export const InputField = ({
  label,
  aside,
  hint,
  error,
  required,
  size,
  ...rest
}: Framed<'input'>) => (
  <Field {...{ label, aside, hint, error, required, size }}>
    {(control) => <input {...control} aria-required={required} {...rest} />}
  </Field>
)

export const TextareaField = ({
  label,
  aside,
  hint,
  error,
  required,
  size,
  ...rest
}: Framed<'textarea'>) => (
  <Field {...{ label, aside, hint, error, required, size }}>
    {(control) => <textarea {...control} aria-required={required} {...rest} />}
  </Field>
)
