import type { ComponentProps, ReactNode } from 'react'

export const CheckField = ({
  label,
  ...rest
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className="flex min-h-10 cursor-pointer items-center gap-[9px] max-md:min-h-11">
    <input type="checkbox" className="size-5 flex-none accent-jaanla-700" {...rest} />
    <span>{label}</span>
  </label>
)
