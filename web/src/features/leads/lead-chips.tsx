import { AlarmClock, CalendarClock, type LucideIcon, UserRound, UserRoundX } from 'lucide-react'
import type { LeadFilters } from './lead-filters.ts'
import { useMe, useTeam } from './lead-team.ts'
import { useLeadCount } from './lead-total.ts'

type Name = 'due' | 'owner'
type Chip = { name: Name; value: NonNullable<LeadFilters[Name]>; word: string; icon: LucideIcon }

type LeadChipsProps = {
  filters: LeadFilters
  /** True once the list is there: the numbers come after it. */
  isCounted: boolean
  onFilter: (name: Name, value: string) => void
}

const groups = [
  {
    label: 'Due',
    chips: [
      { name: 'due', value: 'late', word: 'Late', icon: AlarmClock },
      { name: 'due', value: 'today', word: 'Due today', icon: CalendarClock },
    ],
  },
  {
    label: 'Owner',
    chips: [
      { name: 'owner', value: 'me', word: 'Mine', icon: UserRound },
      { name: 'owner', value: 'none', word: 'Nobody’s', icon: UserRoundX },
    ],
  },
] as const satisfies { label: string; chips: Chip[] }[]

const chipClass =
  'flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap border-khata-200 px-2.5 font-medium text-ui not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-jaanla-50 focus-visible:-outline-offset-3 aria-pressed:bg-jaanla-100 aria-pressed:font-semibold aria-pressed:text-jaanla-800 max-md:min-h-11 max-md:px-2 max-md:text-dense'
const countClass =
  'min-w-5 rounded-sm bg-khata-100 px-1 text-center font-semibold text-khata-700 text-tiny in-aria-pressed:bg-white'
const lateClass =
  'min-w-5 rounded-sm bg-paar-100 px-1 text-center font-semibold text-paar-700 text-tiny'

const ChipButton = ({ chip, ...props }: LeadChipsProps & { chip: Chip }) => {
  const { filters, isCounted, onFilter } = props
  const { name, value, word, icon: Icon } = chip
  const isPressed = filters[name] === value
  // A search is counted by reading what it finds, which is too much for a number that nobody asked for.
  const count = useLeadCount({ ...filters, [name]: value }, isCounted && !filters.q)
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={isPressed}
      onClick={() => onFilter(name, isPressed ? '' : value)}
    >
      <Icon className="size-[15px] max-md:hidden" aria-hidden="true" />
      {word}
      {count !== undefined && (
        <span className={value === 'late' && count > 0 ? lateClass : countClass}>
          {count.toLocaleString('en')}
        </span>
      )}
    </button>
  )
}

/** A colleague whose leads an address names. */
const useColleague = ({ owner }: LeadFilters): Chip[] => {
  const [me, team] = [useMe(), useTeam()]
  if (!owner || owner === 'me' || owner === 'none') return []
  const { username } = team.find(({ id }) => id === owner) ?? { username: 'A colleague' }
  const word = owner === me?.id ? 'Yours' : `${username}’s`
  return [{ name: 'owner', value: owner, word, icon: UserRound }]
}

/** What is due, and whose it is, with how many there are. */
export const LeadChips = (props: LeadChipsProps) => {
  const colleague = useColleague(props.filters)
  return groups.map(({ label, chips }) => (
    <fieldset
      key={label}
      className="flex min-w-0 flex-wrap rounded-field border border-khata-500 bg-white max-md:flex-auto"
    >
      <legend className="sr-only">{label}</legend>
      {[...chips, ...(label === 'Owner' ? colleague : [])].map((chip) => (
        <ChipButton key={chip.value} chip={chip} {...props} />
      ))}
    </fieldset>
  ))
}
