import { leadStatuses } from '@bong-bari/contract'
import { RefreshCw } from 'lucide-react'
import type { LeadFilters } from './lead-filters.ts'
import { statusLooks } from './lead-status.tsx'

type LeadFilterBarProps = {
  filters: LeadFilters
  onFilter: (name: keyof LeadFilters, value: string) => void
}

export const LeadFilterBar = ({ filters, onFilter }: LeadFilterBarProps) => (
  <div className="filter-bar">
    <select
      className="input admin-size"
      aria-label="Status"
      value={filters.leadStatus ?? ''}
      onChange={({ target }) => onFilter('leadStatus', target.value)}
    >
      <option value="">All statuses</option>
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {statusLooks[status].label}
        </option>
      ))}
    </select>
    <select
      className="input admin-size"
      aria-label="Opened"
      value={filters.opened ?? ''}
      onChange={({ target }) => onFilter('opened', target.value)}
    >
      <option value="">All leads</option>
      <option value="false">Unopened</option>
      <option value="true">Opened</option>
    </select>
    <p className="refresh-note">
      <RefreshCw className="icon" aria-hidden="true" strokeWidth={2.2} />
      Requests refresh every 30 seconds
    </p>
  </div>
)
