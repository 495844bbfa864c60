import type { ComponentProps } from 'react'

export const wrapClass = 'mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))] px-(--gutter)'

export const Wrap = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${wrapClass} ${className}`} {...rest} />
)
