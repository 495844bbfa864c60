import type { ComponentProps } from 'react'
import { reach } from './reach.ts'

/** A button of the header with an icon alone; give it an `aria-label`. */
export const HeaderButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`grid h-9 w-11 place-items-center ${reach} ${className}`}
    {...rest}
  />
)
