import type { ComponentProps } from 'react'

export const panelClass = 'rounded-md border border-khata-200 bg-white shadow-quiet'

export const Panel = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${panelClass} ${className}`} {...rest} />
)
