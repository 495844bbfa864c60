import type { ReactNode } from 'react'
import { InputField } from '../ui/field.tsx'

export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-3.5 md:grid-cols-2">{children}</div>
)

type Registered = Omit<Parameters<typeof InputField>[0], 'label'>

type DateFieldsProps = {
  from: Registered
  to: Registered
  notes?: Partial<Record<'validFrom' | 'validTo', ReactNode>>
  errors: Partial<Record<'validFrom' | 'validTo', { message?: string | undefined }>>
}

/** The validity period, in Kolkata time. */
export const DateFields = ({ from, to, notes = {}, errors }: DateFieldsProps) => (
  <FieldRow>
    <InputField
      label="Valid from"
      aside="optional"
      type="datetime-local"
      hint={<>Kolkata time. Empty: from now on. {notes.validFrom}</>}
      error={errors.validFrom?.message}
      {...from}
    />
    <InputField
      label="Valid to"
      aside="optional"
      type="datetime-local"
      hint={<>Kolkata time. Empty: for good. {notes.validTo}</>}
      error={errors.validTo?.message}
      {...to}
    />
  </FieldRow>
)
