import type { PostEditor } from '@bong-bari/contract'
import { UserPen, Users } from 'lucide-react'
import { labelOf } from '../../office/conflict.ts'
import type { CameIn } from '../../office/use-changes.ts'
import { clockWords } from './moment.ts'

const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

const openWords = (others: readonly PostEditor[]) => {
  const names = [...new Set(others.filter(({ isOwn }) => !isOwn).map(({ by }) => by))]
  if (!names.length) return 'You have this post open in another window too.'
  const has = names.length === 1 ? 'has' : 'have'
  return `${listed(names)} ${has} this post open too. What you both write comes together.`
}

const cameWords = ({ by, at, names }: CameIn) =>
  `Words of ${by ?? 'somebody else'} came in at ${clockWords(at)}: ${listed(names.map(labelOf))}.`

type OthersLineProps = { others: readonly PostEditor[]; cameIn: CameIn | undefined }

export const OthersLine = ({ others, cameIn }: OthersLineProps) => (
  <div
    role="status"
    className="grid w-full gap-1 text-dense empty:hidden [&_p]:flex [&_p]:items-start [&_p]:gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-[15px] [&_svg]:flex-none"
  >
    {others.length > 0 && (
      <p>
        <Users />
        <span>{openWords(others)}</span>
      </p>
    )}
    {cameIn && (
      <p className="text-jaanla-800">
        <UserPen />
        <span>{cameWords(cameIn)}</span>
      </p>
    )}
  </div>
)
