import type { ComponentProps } from 'react'
import { reach } from './reach.ts'

export const HeaderButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`grid h-9 w-[44px] place-items-center ${reach} ${className}`}
    {...rest}
  />
)
