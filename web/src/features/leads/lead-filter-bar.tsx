import { type LeadFilters as Filters, leadFilterNames, leadStatuses } from '@bong-bari/contract'
import { RefreshCw, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LeadFilters } from './lead-filters.ts'
import { LeadSearchField } from './lead-search-field.tsx'
import { statusLooks } from './lead-status.tsx'

type LeadFilterBarProps = {
  filters: LeadFilters
  onFilter: (name: keyof LeadFilters, value: string) => void
  onSpam: (spam: boolean) => void
  /** What can be done with the list, beside what narrows it. */
  children: ReactNode
}

type ChoiceProps = {
  label: string
  value: string | undefined
  /** Value and word of each option. */
  options: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

const Choice = ({ label, value = '', options, onChoose }: ChoiceProps) => (
  <select
    className="input admin-size"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {options.map(([value, word]) => (
      <option key={value} value={value}>
        {word}
      </option>
    ))}
  </select>
)

type Options = Pick<ChoiceProps, 'label' | 'options'>

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
    <div className="filter-bar">
      <LeadSearchField wanted={q} onSearch={(text) => onFilter('q', text)} />
      {choiceNames.map((name) => (
        <Choice
          key={name}
          {...choices[name]}
          value={filters[name]}
          onChoose={(value) => onFilter(name, value)}
        />
      ))}
      <Button
        size="admin"
        variant="secondary"
        className="toggle"
        aria-pressed={spam === 'true'}
        onClick={() => onSpam(spam !== 'true')}
      >
        <ShieldAlert className="icon" aria-hidden="true" strokeWidth={2.2} />
        Spam
      </Button>
      {children}
      <p className="refresh-note">
        <RefreshCw className="icon" aria-hidden="true" strokeWidth={2.2} />
        Requests refresh every 30 seconds
      </p>
    </div>
  )
}
