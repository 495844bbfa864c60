import { useState } from 'react'
import { LeadFilterBar } from './lead-filter-bar.tsx'
import { useLeadFilters, useSelectedLead } from './lead-filters.ts'
import { LeadList } from './lead-list.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { useLeads } from './lead-query.ts'
import { openButtonId } from './lead-row.tsx'
import { useSelection } from './lead-selection.ts'
import { ListFailed, ListLoading, NoLeads, NoMatches, StaleNotice } from './lead-states.tsx'

/** Opening by hand moves focus into the details; closing them brings it back to the row. */
const useOpening = () => {
  const { selectedId, select, close } = useSelectedLead()
  const [openedByHand, setOpenedByHand] = useState<string>()
  const onOpen = (id: string) => {
    setOpenedByHand(id)
    select(id)
  }
  const onClose = () => {
    close()
    if (selectedId) document.getElementById(openButtonId(selectedId))?.focus()
  }
  return { selectedId, onOpen, onClose, takesFocus: openedByHand === selectedId }
}

/** Collaboration requests: the list, its filters and the details of one lead. */
export const LeadTab = () => {
  const { filters, setFilter, clearFilters } = useLeadFilters()
  const { selectedId, onOpen, onClose, takesFocus } = useOpening()
  const query = useLeads(filters)
  const { lead, rows, error, retry } = useSelection(
    query.leads,
    selectedId,
    JSON.stringify(filters),
  )
  const isFiltered = Boolean(filters.leadStatus ?? filters.opened)

  const list = () => {
    if (!rows) {
      return query.isError ? (
        <ListFailed error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <ListLoading />
      )
    }
    if (rows.length === 0) return isFiltered ? <NoMatches onClear={clearFilters} /> : <NoLeads />
    return (
      <LeadList
        leads={rows}
        selectedId={selectedId}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        hasMoreFailed={query.isFetchNextPageError}
        onMore={() => query.fetchNextPage()}
        onOpen={onOpen}
      />
    )
  }

  return (
    <>
      <LeadFilterBar filters={filters} onFilter={setFilter} />
      <StaleNotice hasFailed={query.isRefetchError} />
      <div className="leads">
        <div>{list()}</div>
        <LeadPanel
          isOpen={selectedId !== undefined}
          lead={lead}
          error={error}
          takesFocus={takesFocus}
          onRetry={retry}
          onClose={onClose}
        />
      </div>
    </>
  )
}
