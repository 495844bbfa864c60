import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  kicker: string
  children?: ReactNode
  'data-reveal'?: 'left' | 'right' | 'down'
}

export const SectionHead = ({ id, title, kicker, children, ...rest }: Props) => (
  <div className="grid gap-1" {...rest}>
    <p lang="bn" className="font-display font-semibold text-(--accent) text-kicker">
      {kicker}
    </p>
    <h2 id={id} className="text-h2">
      {title}
    </h2>
    {children && <p className="max-w-[46ch] text-lead leading-[1.65]">{children}</p>}
  </div>
)
