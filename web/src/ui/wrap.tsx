import type { ComponentProps } from 'react'

/** The width of the page's content, with the gutters beside it. */
export const wrapClass = 'mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))] px-(--gutter)'

export const Wrap = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${wrapClass} ${className}`} {...rest} />
)
