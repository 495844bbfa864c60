import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type ControlProps = {
  id: string
  className: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

type FieldFrame = {
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

// Scrolling to a field shows its label too.
export const controlClass =
  'scroll-mt-10 scroll-mb-44 rounded-field border-2 border-kajol-soft bg-white px-[13px] py-[9px] text-base leading-[1.4] placeholder:text-kajol-pale placeholder:opacity-100 hover:border-kajol focus:border-phalak-700 focus:outline-3 focus:outline-phalak-700 focus:outline-offset-1 aria-invalid:border-paar-600 aria-invalid:bg-paar-50 office:min-h-10 office:border office:border-khata-500 office:px-[11px] office:py-[7px] office:text-ui office:max-md:min-h-11 office:max-md:text-base'

/** For an input with its own label, outside {@link Field}. */
export const inputClass = `${controlClass} w-full min-h-12`

const textareaClass = `${controlClass} w-full min-h-26 resize-y`

export const chevronClass =
  'appearance-none bg-(image:--chevron) bg-no-repeat bg-position-[right_11px_center] pr-[34px] office:pr-[34px]'

export const selectClass = `${inputClass} ${chevronClass}`

export const Hint = ({ className = '', ...rest }: ComponentProps<'p'>) => (
  <p className={`wrap-anywhere text-dense text-kajol-soft leading-[1.45] ${className}`} {...rest} />
)

export const RequiredMark = () => <span className="text-paar-600">*</span>

export const FieldError = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p
    className="flex items-start gap-[7px] font-medium text-paar-700 text-ui leading-[1.4]"
    {...rest}
  >
    <CircleAlert className="mt-0.5 size-[17px]" />
    <span>{children}</span>
  </p>
)

/** A label, a control, and its hint and error. `children` draws the control. */
export const Field = ({
  label,
  aside,
  hint,
  error,
  required,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[5px]">
      <label
        className="flex flex-wrap items-baseline gap-2 font-semibold text-base office:text-dense"
        htmlFor={id}
      >
        <span>
          {label} {required && <RequiredMark />}
        </span>
        {aside && <small className="font-normal text-dense text-kajol-soft">{aside}</small>}
      </label>
      {children({
        id,
        className: inputClass,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

type Framed<Tag extends 'input' | 'textarea'> = FieldFrame &
  Omit<ComponentProps<Tag>, 'id' | 'required' | 'className'>

export const InputField = ({ label, aside, hint, error, required, ...rest }: Framed<'input'>) => (
  <Field label={label} aside={aside} hint={hint} error={error} required={required}>
    {(control) => <input {...control} aria-required={required} {...rest} />}
  </Field>
)

export const TextareaField = ({
  label,
  aside,
  hint,
  error,
  required,
  ...rest
}: Framed<'textarea'>) => (
  <Field label={label} aside={aside} hint={hint} error={error} required={required}>
    {(control) => (
      <textarea {...control} className={textareaClass} aria-required={required} {...rest} />
    )}
  </Field>
)
