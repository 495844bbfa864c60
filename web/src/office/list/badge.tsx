import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  grey: 'bg-khata-100 text-khata-700',
  blue: 'bg-phalak-100 text-phalak-700',
  'solid-blue': 'bg-phalak-700 text-white',
  red: 'bg-paar-100 text-paar-700',
  amber: 'bg-taxi-100 text-taxi-800',
  teal: 'bg-dighi-100 text-dighi-700',
  green: 'bg-jaanla-100 text-jaanla-700',
}

export type BadgeTone = keyof typeof tones

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }

/** Always has a word: colour and icon only support it. */
export const Badge = ({ tone = 'grey', icon: Icon, children }: BadgeProps) => (
  <span
    data-badge={tone}
    className={`inline-flex max-w-full items-center gap-[5px] in-[td]:whitespace-nowrap rounded-sm px-[9px] py-0.5 font-semibold text-tiny leading-[1.5] ${tones[tone]}`}
  >
    {Icon && <Icon className="size-[13px]" />}
    {children}
  </span>
)
