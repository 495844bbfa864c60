import { leadStatuses } from '@bong-bari/contract'
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

const statuses = leadStatuses.map((status) => [status, statusLooks[status].label] as const)

export const LeadFilterBar = ({ filters, onFilter, onSpam, children }: LeadFilterBarProps) => {
  const { q = '', leadStatus, opened, order, spam } = filters
  return (
    <div className="filter-bar">
      <LeadSearchField wanted={q} onSearch={(text) => onFilter('q', text)} />
      <Choice
        label="Status"
        value={leadStatus}
        options={[['', 'All statuses'], ...statuses]}
        onChoose={(value) => onFilter('leadStatus', value)}
      />
      <Choice
        label="Opened"
        value={opened}
        options={[
          ['', 'All leads'],
          ['false', 'Unopened'],
          ['true', 'Opened'],
        ]}
        onChoose={(value) => onFilter('opened', value)}
      />
      <Choice
        label="Order"
        value={order}
        options={[
          ['', 'Newest first'],
          ['oldest', 'Oldest first'],
        ]}
        onChoose={(value) => onFilter('order', value)}
      />
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
