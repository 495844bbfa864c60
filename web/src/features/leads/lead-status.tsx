import type { LeadStatus } from '@bong-bari/contract'
import { CircleSlash, Flame, type LucideIcon, Snowflake, Sparkles, Sun } from 'lucide-react'
import { Badge, type BadgeTone } from '../../office/badge.tsx'

export const statusLooks: Record<LeadStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> =
  {
    new: { label: 'New', tone: 'blue', icon: Sparkles },
    hot: { label: 'Hot', tone: 'red', icon: Flame },
    warm: { label: 'Warm', tone: 'amber', icon: Sun },
    cold: { label: 'Cold', tone: 'teal', icon: Snowflake },
    dead: { label: 'Dead', tone: 'grey', icon: CircleSlash },
  }

export const StatusBadge = ({ status }: { status: LeadStatus }) => {
  const { label, tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
