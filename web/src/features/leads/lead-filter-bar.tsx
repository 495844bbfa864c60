import { leadFilterNames, leadFilterOf, limits } from '@bong-bari/contract'
import { Hourglass, ShieldAlert, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { FilterBar, FilterChoice, FilterSearch } from '../../office/filter-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { LeadChips, LeadQueues } from './lead-chips.tsx'
import { hasOwnOrder, isByDue, type LeadFilters } from './lead-filters.ts'

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
