import type { ReactNode } from 'react'

/** The foot of a list that has more than it shows. */
export const ListEnd = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-center gap-2.5 border-khata-100 border-t p-2.5">
    {children}
  </div>
)
