import type { ReactNode } from 'react'

/** A speech bubble; its place comes from the object that holds it. At most five words. */
export const Say = ({
  children,
  lang,
  tail = 'left',
}: {
  children: ReactNode
  lang?: 'bn'
  tail?: 'left' | 'right'
}) => (
  <p className={tail === 'right' ? 'say tail-right' : 'say'} lang={lang}>
    {children}
  </p>
)
