import { leadQueues, queueNames } from '@bong-bari/contract'
import type { LeadFilters } from './lead-filters.ts'
import { useMe, useTeam } from './lead-team.ts'
import { useLeadCount } from './lead-total.ts'

type Name = 'due' | 'owner' | 'queue'
type Chip = { name: Name; value: NonNullable<LeadFilters[Name]> | ''; word: string }

type LeadChipsProps = {
  filters: LeadFilters
  /** True once the list is there: the numbers come after it. */
  isCounted: boolean
  onFilter: (name: Name, value: string) => void
}

const groups = [
  {
    label: 'By day',
    chips: [
      { name: 'due', value: 'late', word: 'Late' },
      { name: 'due', value: 'today', word: 'Due today' },
    ],
  },
  {
    label: 'By owner',
    chips: [
      { name: 'owner', value: 'me', word: 'Mine' },
      { name: 'owner', value: 'none', word: 'Nobody’s' },
    ],
  },
] as const satisfies { label: string; chips: Chip[] }[]

const groupClass = 'flex flex-none rounded-field border border-khata-500 bg-white max-md:flex-auto'
const chipClass =
  'flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap border-khata-200 px-2.5 font-medium text-ui not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-jaanla-50 focus-visible:-outline-offset-3 aria-pressed:bg-jaanla-100 aria-pressed:font-semibold aria-pressed:text-jaanla-800 max-md:min-h-11 max-md:px-1.5 max-md:text-dense'
const countClass =
  'min-w-5 rounded-sm bg-khata-100 px-1 text-center font-semibold text-khata-700 text-tiny in-aria-pressed:bg-white'
const lateClass =
  'min-w-5 rounded-sm bg-paar-100 px-1 text-center font-semibold text-paar-700 text-tiny'

const ChipButton = ({ chip, ...props }: LeadChipsProps & { chip: Chip }) => {
  const { filters, isCounted, onFilter } = props
  const { name, value, word } = chip
  const isPressed = (filters[name] ?? '') === value
  // A search is counted by reading what it finds, which is too much for a number that nobody asked for.
  const count = useLeadCount({ ...filters, [name]: value }, isCounted && value !== '' && !filters.q)
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={isPressed}
      onClick={() => onFilter(name, isPressed ? '' : value)}
    >
      {word}{' '}
      {count !== undefined && (
        <span className={value === 'late' && count !== '0' ? lateClass : countClass}>{count}</span>
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
  return [{ name: 'owner', value: owner, word }]
}

const queues: Chip[] = [
  { name: 'queue', value: '', word: 'All' },
  ...leadQueues.map((value) => ({ name: 'queue' as const, value, word: queueNames[value] })),
]

/** What is to be done, with how many there are; a request is in exactly one queue. */
export const LeadQueues = (props: LeadChipsProps) => (
  <div className="max-md:w-full max-md:overflow-x-auto max-md:[scrollbar-width:none]">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border */}
    <div className={`${groupClass} w-max`} role="group" aria-label="Queue">
      {queues.map((chip) => (
        <ChipButton key={chip.value} chip={chip} {...props} />
      ))}
    </div>
  </div>
)

/** What is due, and whose it is, with how many there are. */
export const LeadChips = (props: LeadChipsProps) => {
  const colleague = useColleague(props.filters)
  return (
    <div className="flex gap-2 max-md:w-full max-md:gap-1.5 max-md:overflow-x-auto max-md:[scrollbar-width:none]">
      {groups.map(({ label, chips }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border
        <div key={label} className={groupClass} role="group" aria-label={label}>
          {[...chips, ...(label === 'By owner' ? colleague : [])].map((chip) => (
            <ChipButton key={chip.value} chip={chip} {...props} />
          ))}
        </div>
      ))}
    </div>
  )
}
