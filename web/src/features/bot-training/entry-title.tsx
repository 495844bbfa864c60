import type { ComponentProps } from 'react'

export const EntryTitle = (props: ComponentProps<'h3'>) => (
  <h3
    className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold font-text text-ui leading-[1.5]"
    {...props}
  />
)
