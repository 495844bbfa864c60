import type { ReactNode } from 'react'

export const bubble =
  'whitespace-nowrap rounded-[14px] border-3 border-kajol bg-white font-display font-semibold leading-[1.3] after:absolute after:-bottom-[10.5px] after:size-[15px] after:rotate-45 after:border-kajol after:border-r-3 after:border-b-3 after:bg-white'

const tails = { left: 'after:left-[26px]', right: 'after:right-[26px]' }

/** A speech bubble of at most five words; its parent places it. */
export const Say = ({
  children,
  lang,
  tail = 'left',
  className = '',
}: {
  children: ReactNode
  lang?: 'bn'
  tail?: keyof typeof tails
  className?: string
}) => (
  <p
    lang={lang}
    className={`${bubble} absolute z-5 px-[13px] pt-[5px] pb-[3px] text-kajol text-lead max-md:px-2.5 max-md:pt-1 max-md:pb-0.5 max-md:text-body ${tails[tail]} ${className}`}
  >
    {children}
  </p>
)
