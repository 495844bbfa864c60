import { leadStatuses, limits } from '@bong-bari/contract'
import { RefreshCw, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterBar, FilterChoice, FilterSearch } from '../../office/filter-bar.tsx'
import { Button } from '../../ui/button.tsx'
import type { LeadFilters } from './lead-filters.ts'
import { statusLooks } from './lead-status.tsx'

type LeadFilterBarProps = {
  filters: LeadFilters
  onFilter: (name: keyof LeadFilters, value: string) => void
  onSpam: (spam: boolean) => void
  /** What can be done with the list, beside what narrows it. */
  children: ReactNode
}

const statuses = leadStatuses.map((status) => [status, statusLooks[status].label] as const)

export const LeadFilterBar = ({ filters, onFilter, onSpam, children }: LeadFilterBarProps) => {
  const { q = '', leadStatus, opened, order, spam } = filters
  return (
    <FilterBar>
      <FilterSearch
        label="Search requests"
        placeholder="Search requests"
        maxLength={limits.leadSearch.text}
        wanted={q}
        onSearch={(text) => onFilter('q', text)}
      />
      <FilterChoice
        label="Status"
        value={leadStatus}
        options={[['', 'All statuses'], ...statuses]}
        onChoose={(value) => onFilter('leadStatus', value)}
      />
      <FilterChoice
        label="Opened"
        value={opened}
        options={[
          ['', 'All leads'],
          ['false', 'Unopened'],
          ['true', 'Opened'],
        ]}
        onChoose={(value) => onFilter('opened', value)}
      />
      <FilterChoice
        label="Order"
        value={order}
        options={[
          ['', 'Newest first'],
          ['oldest', 'Oldest first'],
        ]}
        onChoose={(value) => onFilter('order', value)}
      />
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
