import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type BadgeTone = 'blue' | 'solid-blue' | 'red' | 'amber' | 'teal' | 'green' | 'grey'

/** A word on a tint. The icon never stands alone: colour and shape only help the word. */
export const Badge = ({
  tone = 'grey',
  icon: Icon,
  children,
}: {
  tone?: BadgeTone
  icon?: LucideIcon
  children: ReactNode
}) => (
  <span className={`badge ${tone}`}>
    {Icon && <Icon className="icon" aria-hidden="true" strokeWidth={2.2} />}
    {children}
  </span>
)
