import {
  isCountedByIndex,
  type LeadFilterName,
  leadFilterNames,
  leadFilterOf,
  limits,
} from '@bong-bari/contract'
import { Hourglass, ShieldAlert, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { FilterBar, FilterChoice, FilterSearch } from '../../office/filter-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { hasOwnOrder, isByDue, type LeadFilters } from './lead-filters.ts'
import { useLeadCount } from './lead-query.ts'
import { useMe, useTeam } from './lead-team.ts'

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
const LeadQueues = (props: LeadChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border
  <div className={`${groupClass} max-md:w-full max-md:flex-wrap`} role="group" aria-label="Queue">
    {queues.map((chip) => (
      <ChipButton key={chip.value} chip={chip} {...props} />
    ))}
  </div>
)

const LeadChips = (props: LeadChipsProps) => {
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

type LeadFilterBarProps = {
  filters: LeadFilters
  onFilter: (name: keyof LeadFilters, value: string) => void
  onApart: (spam: LeadFilters['spam']) => void
  isCounted: boolean
  tools: ReactNode
  children: ReactNode
}

/** Filters chosen from a list; the others are buttons. */
const choices = leadFilterNames.flatMap((name) => {
  const { label, any, values } = leadFilterOf(name)
  return any ? { name, label, options: [['', any] as const, ...Object.entries(values)] } : []
})

const orders = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['due', 'Due first'],
] as const

/** How many folded filters are set; queues are not among them. */
const chosenOf = (filters: LeadFilters) =>
  [...leadFilterNames, 'order' as const, 'spam' as const].filter(
    (name) => name !== 'queue' && filters[name],
  ).length

export const LeadFilterBar = (props: LeadFilterBarProps) => {
  const { filters, onFilter, onApart, isCounted, tools, children } = props
  const { q = '', spam } = filters
  // Filters set on opening are in view.
  const [isUnfolded, setUnfolded] = useState(() => chosenOf(filters) > 0)
  const id = useId()
  const chosen = chosenOf(filters)
  // Due lists and queues ignore the order in the address.
  const hasOneOrder = hasOwnOrder(filters)
  return (
    <FilterBar>
      {!spam && <LeadQueues {...{ filters, isCounted, onFilter }} />}
      <div className="flex min-w-0 gap-2 max-md:w-full md:flex-1">
        {spam !== 'held' && (
          <FilterSearch
            label="Search requests"
            aria-keyshortcuts="/"
            placeholder="Search requests"
            maxLength={limits.leadSearch.text}
            wanted={q}
            onSearch={(text) => onFilter('q', text)}
          />
        )}
        <Button
          variant="secondary"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <SlidersHorizontal />
          Filters
          {chosen > 0 && (
            <span className="min-w-5 rounded-sm bg-phalak-700 px-1 text-center font-semibold text-tiny text-white">
              {chosen}
              <span className="sr-only"> active</span>
            </span>
          )}
        </Button>
      </div>
      {/* On wide screens beside the tabs, so that requests begin higher. */}
      <div className="flex items-center gap-2 max-md:w-full max-md:flex-wrap xl:absolute xl:-top-[46px] xl:right-0">
        <div className="grid text-tiny leading-[1.3] max-md:w-full max-md:grid-flow-col max-md:justify-between xl:justify-items-end">
          {children}
          <p className="text-khata-700">Requests refresh every 30 seconds</p>
        </div>
        <div className={isUnfolded ? 'contents' : 'contents max-md:hidden'}>{tools}</div>
      </div>
      <div
        id={id}
        className={`w-full flex-wrap items-center gap-2 md:gap-1.5 ${isUnfolded ? 'flex' : 'hidden'}`}
      >
        {!spam && <LeadChips {...{ filters, isCounted, onFilter }} />}
        {choices.map(({ name, ...choice }) => (
          <FilterChoice
            key={name}
            {...choice}
            value={filters[name]}
            onChoose={(value) => onFilter(name, value)}
          />
        ))}
        <FilterChoice
          label="Order"
          options={orders}
          {...(hasOneOrder
            ? { value: isByDue(filters) ? 'due' : '', disabled: true }
            : { value: filters.order })}
          onChoose={(value) => onFilter('order', value)}
        />
        <Button
          variant="secondary"
          aria-pressed={spam === 'held'}
          onClick={() => onApart(spam === 'held' ? undefined : 'held')}
        >
          <Hourglass />
          Held
        </Button>
        <Button
          variant="secondary"
          aria-pressed={spam === 'true'}
          onClick={() => onApart(spam === 'true' ? undefined : 'true')}
        >
          <ShieldAlert />
          Spam folder
        </Button>
      </div>
    </FilterBar>
  )
}
