import type { ComponentProps, ReactNode } from 'react'

/** A box to tick with its words beside it. */
export const CheckField = ({
  label,
  ...rest
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className="check-field">
    <input type="checkbox" {...rest} />
    <span>{label}</span>
  </label>
)
