import type { ComponentProps } from 'react'

export const pillClass =
  'relative hidden h-6.5 items-center gap-1.5 whitespace-nowrap rounded-full bg-chun-100 px-[13px] font-semibold text-dense text-kajol no-underline after:absolute after:-inset-x-1 after:-inset-y-[7px] hover:bg-white md:inline-flex'

/** The link to the office; on phones it is in the menu. */
export const HeaderPill = (props: ComponentProps<'a'>) => (
  <a href="/admin" className={pillClass} {...props} />
)
