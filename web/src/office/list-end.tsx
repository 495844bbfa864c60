import type { ReactNode } from 'react'

export const ListEnd = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-center gap-2.5 border-khata-100 border-t p-2.5">
    {children}
  </div>
)
