import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

/** The link to the office; on phones it is in the menu. */
export const HeaderPill = ({ children }: { children: ReactNode }) => (
  <SiteLink
    to="/admin"
    marked={false}
    className="relative hidden h-6.5 items-center gap-1.5 whitespace-nowrap rounded-full bg-chun-100 px-[13px] font-semibold text-dense text-kajol no-underline after:absolute after:-inset-x-1 after:-inset-y-[7px] hover:bg-white md:inline-flex"
  >
    {children}
  </SiteLink>
)
