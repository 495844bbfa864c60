import { type LeadStatus, statusNames } from '@bong-bari/contract'
import { CircleSlash, Flame, type LucideIcon, Snowflake, Sparkles, Sun } from 'lucide-react'
import { Badge, type BadgeTone } from '../../office/list/badge.tsx'

export const statusLooks: Record<LeadStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> =
  {
    new: { label: statusNames.new, tone: 'blue', icon: Sparkles },
    hot: { label: statusNames.hot, tone: 'red', icon: Flame },
    warm: { label: statusNames.warm, tone: 'amber', icon: Sun },
    cold: { label: statusNames.cold, tone: 'teal', icon: Snowflake },
    dead: { label: statusNames.dead, tone: 'grey', icon: CircleSlash },
  }

export const StatusBadge = ({ status }: { status: LeadStatus }) => {
  const { label, tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
