import { Download } from 'lucide-react'
import { useState } from 'react'
import { ListFailed, ListLoading, StaleNotice } from '../../office/list-states.tsx'
import { part } from '../../office/part.tsx'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { Button } from '../../ui/button.tsx'
import { LeadExportDialog } from './lead-export-dialog.tsx'
import { LeadFilterBar } from './lead-filter-bar.tsx'
import { isNarrowed, useLeadFilters } from './lead-filters.ts'
import { useLeadKeys } from './lead-keys.ts'
import { LeadList } from './lead-list.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { LeadPicked } from './lead-picked.tsx'
import { usePicks } from './lead-picks.ts'
import { removeLead, useLeads } from './lead-query.ts'
import { useSelection } from './lead-selection.ts'
import { LeadSoundSwitch } from './lead-sound-switch.tsx'
import { NoLeads, NoMatches, NoSpam } from './lead-states.tsx'
import { requests, useLeadTotal } from './lead-total.ts'
import { useLeadOpening } from './use-lead-opening.ts'

const help = part(async () => (await import('./lead-key-help.tsx')).LeadKeyHelp)
const none = new Set<string>()
const captions = { requests: 'Collaboration requests', spam: 'Spam' }

export const LeadTab = () => {
  const { filters, setFilter, clearFilters, showSpam } = useLeadFilters()
  const query = useLeads(filters)
  const { selectedId, onOpen, onClose, takesFocus } = useLeadOpening(query.leads)
  const listName = query.isPlaceholderData ? undefined : JSON.stringify(filters)
  const { lead, rows, error, retry } = useSelection(query.leads, selectedId, listName)
  const picks = usePicks()
  const [isExporting, setExporting] = useState(false)
  const isSpam = filters.spam === 'true'
  const ids = rows?.map(({ id }) => id) ?? []
  const hasMore = query.hasNextPage
  const total = useLeadTotal(filters, ids.length, hasMore)
  const [isHelping, setHelping] = useState(false)
  useLeadKeys({
    leads: rows ?? [],
    selected: lead,
    onOpen,
    onClose,
    onToggle: (id) => !isSpam && picks.pick([id], !picks.picked.has(id)),
    onHelp: () => setHelping(true),
  })

  const list = () => {
    if (!rows)
      return query.isError ? (
        <ListFailed
          title="The requests could not be loaded"
          error={query.error}
          onRetry={() => query.refetch()}
        />
      ) : (
        <ListLoading label="Loading the requests..." />
      )
    if (rows.length === 0) {
      if (isNarrowed(filters)) return <NoMatches onClear={clearFilters} />
      return isSpam ? <NoSpam /> : <NoLeads />
    }
    return (
      <LeadList
        caption={isSpam ? captions.spam : captions.requests}
        leads={rows}
        selectedId={selectedId}
        picks={isSpam ? undefined : picks}
        isBusy={query.isPlaceholderData}
        hasMore={hasMore}
        isLoadingMore={query.isFetchingNextPage}
        hasMoreFailed={query.isFetchNextPageError}
        onMore={query.fetchNextPage}
        onOpen={onOpen}
      />
    )
  }

  return (
    <>
      <LeadFilterBar filters={filters} onFilter={setFilter} onSpam={showSpam}>
        {!isSpam && (
          <Button variant="secondary" aria-keyshortcuts="e" onClick={() => setExporting(true)}>
            <Download />
            Export
          </Button>
        )}
        <LeadSoundSwitch />
        <LeadPicked
          picked={isSpam ? none : picks.picked}
          listed={ids}
          total={total}
          onClear={picks.clear}
        />
      </LeadFilterBar>
      <UnreadableItems kind="lead" name="request" remove={removeLead} />
      <StaleNotice hasFailed={query.isRefetchError} />
      <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div>{list()}</div>
        <LeadPanel
          isOpen={selectedId !== undefined}
          lead={lead}
          isSpam={isSpam}
          error={error}
          takesFocus={takesFocus}
          onRetry={retry}
          onClose={onClose}
        />
      </div>
      {isHelping && <help.Component onClose={() => setHelping(false)} />}
      {isExporting && (
        <LeadExportDialog
          filters={filters}
          picked={picks.picked}
          shown={requests(total)}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}
