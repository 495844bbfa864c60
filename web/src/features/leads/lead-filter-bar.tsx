import {
  type LeadFilters as Filters,
  leadFilterNames,
  leadStatuses,
  limits,
} from '@bong-bari/contract'
import { RefreshCw, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  FilterBar,
  FilterChoice,
  type FilterChoiceProps,
  FilterSearch,
} from '../../office/filter-bar.tsx'
import { Button } from '../../ui/button.tsx'
import type { LeadFilters } from './lead-filters.ts'
import { statusLooks } from './lead-status.tsx'

type LeadFilterBarProps = {
  filters: LeadFilters
  onFilter: (name: keyof LeadFilters, value: string) => void
  onSpam: (spam: boolean) => void
  children: ReactNode
}

type Options = Pick<FilterChoiceProps, 'label' | 'options'>

const statuses = leadStatuses.map((status) => [status, statusLooks[status].label] as const)

const choices: Record<keyof Filters | 'order', Options> = {
  leadStatus: { label: 'Status', options: [['', 'All statuses'], ...statuses] },
  opened: {
    label: 'Opened',
    options: [
      ['', 'All leads'],
      ['false', 'Unopened'],
      ['true', 'Opened'],
    ],
  },
  order: {
    label: 'Order',
    options: [
      ['', 'Newest first'],
      ['oldest', 'Oldest first'],
    ],
  },
}
const choiceNames = [...leadFilterNames, 'order'] as const

export const LeadFilterBar = ({ filters, onFilter, onSpam, children }: LeadFilterBarProps) => {
  const { q = '', spam } = filters
  return (
    <FilterBar>
      <FilterSearch
        label="Search requests"
        aria-keyshortcuts="/"
        placeholder="Search requests"
        maxLength={limits.leadSearch.text}
        wanted={q}
        onSearch={(text) => onFilter('q', text)}
      />
      {choiceNames.map((name) => (
        <FilterChoice
          key={name}
          {...choices[name]}
          value={filters[name]}
          onChoose={(value) => onFilter(name, value)}
        />
      ))}
      <Button
        variant="secondary"
        aria-pressed={spam === 'true'}
        onClick={() => onSpam(spam !== 'true')}
      >
        <ShieldAlert />
        Spam
      </Button>
      {children}
      <p className="ml-auto flex max-md:w-full items-center gap-1.5 text-dense text-khata-700 [&>svg]:size-[15px]">
        <RefreshCw />
        Requests refresh every 30 seconds
      </p>
    </FilterBar>
  )
}
