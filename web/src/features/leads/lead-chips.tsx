import {
  isCountedByIndex,
  type LeadFilterName,
  leadFilterNames,
  leadFilterOf,
} from '@bong-bari/contract'
import type { LeadFilters } from './lead-filters.ts'
import { useMe, useTeam } from './lead-team.ts'
import { useLeadCount } from './lead-total.ts'

type Chip = { name: LeadFilterName; value: string; word: string }

type LeadChipsProps = {
  filters: LeadFilters
  /** True once the list is loaded: counts come after it. */
  isCounted: boolean
  onFilter: (name: LeadFilterName, value: string) => void
}

const chipsOf = (name: LeadFilterName): Chip[] =>
  Object.entries(leadFilterOf(name).values).map(([value, word]) => ({ name, value, word }))

const queues: Chip[] = [{ name: 'queue', value: '', word: 'All' }, ...chipsOf('queue')]

const groups = leadFilterNames.flatMap((name) => {
  const { label, any } = leadFilterOf(name)
  return any || name === 'queue' ? [] : { name, label, chips: chipsOf(name) }
})

const groupClass = 'flex flex-none rounded-field border border-khata-500 bg-white max-md:flex-auto'
const chipClass =
  'flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap border-khata-200 px-2.5 font-medium text-ui not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-jaanla-50 focus-visible:-outline-offset-3 aria-pressed:bg-jaanla-100 aria-pressed:font-semibold aria-pressed:text-jaanla-800 max-md:min-h-11 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-dense max-md:leading-[1.1]'
const countClass =
  'min-w-5 rounded-sm bg-khata-100 px-1 text-center font-semibold text-khata-700 text-tiny in-aria-pressed:bg-white'
const lateClass =
  'min-w-5 rounded-sm bg-paar-100 px-1 text-center font-semibold text-paar-700 text-tiny'

const more = 'more than '

/** A phone shows `1,000+`. */
const Count = ({ children: count }: { children: string }) =>
  count.startsWith(more) ? (
    <>
      <span className="max-md:sr-only">{more}</span>
      {count.slice(more.length)}
      <span className="md:hidden" aria-hidden="true">
        +
      </span>
    </>
  ) : (
    count
  )

const ChipButton = ({ chip, ...props }: LeadChipsProps & { chip: Chip }) => {
  const { filters, isCounted, onFilter } = props
  const { name, value, word } = chip
  const isPressed = (filters[name] ?? '') === value
  // Without an index, counting reads all that matches: too much for a number nobody asked for.
  const isCheap = !filters.q && isCountedByIndex(filters)
  const count = useLeadCount({ ...filters, [name]: value }, isCounted && value !== '' && isCheap)
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={isPressed}
      onClick={() => onFilter(name, isPressed ? '' : value)}
    >
      <span className="max-w-40 truncate">{word}</span>{' '}
      {count !== undefined && (
        <span className={value === 'late' && count !== '0' ? lateClass : countClass}>
          <Count>{count}</Count>
        </span>
      )}
    </button>
  )
}

const useColleague = ({ owner }: LeadFilters): Chip[] => {
  const [me, team] = [useMe(), useTeam()]
  if (!owner || owner === 'me' || owner === 'none') return []
  const { username } = team.find(({ id }) => id === owner) ?? { username: 'A colleague' }
  const word = owner === me?.id ? 'Yours' : `${username}’s`
  return [{ name: 'owner', value: owner, word }]
}

/** What is to be done, with counts; each request is in exactly one queue. */
export const LeadQueues = (props: LeadChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border
  <div className={`${groupClass} max-md:w-full max-md:flex-wrap`} role="group" aria-label="Queue">
    {queues.map((chip) => (
      <ChipButton key={chip.value} chip={chip} {...props} />
    ))}
  </div>
)

export const LeadChips = (props: LeadChipsProps) => {
  const colleague = useColleague(props.filters)
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:gap-1.5">
      {groups.map(({ name, label, chips }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border
        <div key={label} className={groupClass} role="group" aria-label={label}>
          {[...chips, ...(name === 'owner' ? colleague : [])].map((chip) => (
            <ChipButton key={chip.value} chip={chip} {...props} />
          ))}
        </div>
      ))}
    </div>
  )
}
