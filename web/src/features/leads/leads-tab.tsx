import type { Lead } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import { useMutationState } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { part, windowPart } from '../../office/dialog/part.tsx'
import { ListFailed, ListLoading, StaleNotice } from '../../office/list/list-states.tsx'
import { Button } from '../../ui/button.tsx'
import type { LeadBulkProps } from './bulk/bar.tsx'
import { belowNotice, bulkKey, usePicks } from './bulk/picks.ts'
import { useGiveLead, useLeadActions, useSetSpam } from './data/changes.ts'
import { isNarrowed, useLeadFilters } from './data/filters.ts'
import { formatRequests, useLeads, useLeadTotal } from './data/query.ts'
import { useIsAlone, useMe } from './data/team.ts'
import { followUpDialog } from './details/follow-up.tsx'
import { LeadPanel } from './details/panel.tsx'
import { LeadFilterBar } from './list/filter-bar.tsx'
import { useLeadKeys } from './list/keys.ts'
import { LeadList, NoLeads, NoMatches, NoSpam } from './list/list.tsx'
import { focusRow, useLeadOpening, useSelection } from './list/selection.ts'
import { offerDone } from './list/state-line.tsx'

const help = windowPart(async () => (await import('./list/key-help.tsx')).LeadKeyHelp)
const exportDialog = windowPart(async () => (await import('./export-dialog.tsx')).LeadExportDialog)

export const bulkPart = part(async () => (await import('./bulk/bar.tsx')).LeadBulk)

/** Loaded at the first selection. What is under way, or was told while the list was left, is shown without one. */
const LeadBulkPart = (props: LeadBulkProps) => {
  const hasJob = useMutationState({ filters: { mutationKey: bulkKey } }).length > 0
  const hasPicks = props.picks.picked.size > 0
  return (hasPicks || hasJob) && <bulkPart.Component {...props} />
}

export const LeadTab = () => {
  const { filters, setFilter, clearFilters, showApart } = useLeadFilters()
  const query = useLeads(filters)
  const { leads: rows } = query
  const { selectedId, onOpen, onClose, takesFocus } = useLeadOpening(rows)
  // Until the list of these filters arrives, the one before stands: it is only read.
  const isOutdated = query.isPlaceholderData
  const { lead, error, retry } = useSelection(rows, selectedId)
  const isSpam = filters.spam !== undefined
  const picks = usePicks(isSpam)
  /** Phones show the boxes to select requests on demand only. */
  const [isSelecting, setSelecting] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const ids = rows?.map(({ id }) => id) ?? []
  const hasRows = ids.length > 0
  const hasMore = query.hasNextPage
  const total = useLeadTotal(filters, ids.length, hasMore, isOutdated)
  const [isHelping, setHelping] = useState(false)
  const [followUpLead, setFollowUpLead] = useState<Lead>()
  const [replyingTo, setReplyingTo] = useState<string>()
  // A reply window belongs to its lead and closes with it.
  useEffect(
    () => () => setReplyingTo((now) => (now === selectedId ? undefined : now)),
    [selectedId],
  )
  const me = useMe()
  const isAlone = useIsAlone()
  const give = useGiveLead(me)
  const acts = useLeadActions()
  const setSpam = useSetSpam()
  const goOn = (from: Lead) => {
    if (isOutdated) return
    const at = ids.indexOf(from.id)
    const next = ids[at + 1] ?? ids[at - 1]
    if (selectedId !== from.id) focusRow(next)
    else if (next) onOpen(next)
    else onClose()
  }
  const onSpam = (one: Lead) => {
    setSpam(one, !isSpam)
    goOn(one)
  }
  const onDone = (one: Lead) => {
    acts.setDone(one, !isDone(one))
    if (!isDone(one)) goOn(one)
  }
  const onReply = (one: Lead | undefined) => {
    if (one && one.id !== selectedId) onOpen(one.id)
    setReplyingTo(one?.id)
  }
  useLeadKeys({
    leads: (!isOutdated && rows) || [],
    selected: isOutdated ? undefined : lead,
    onOpen,
    onClose,
    onToggle: (id) => picks.pick([id], !picks.picked.has(id)),
    onReply,
    onMine: (lead) => !isSpam && !isAlone && me && give(lead, lead.ownerId === me.id ? null : me),
    onFollowUp: (lead) => !isSpam && setFollowUpLead(lead),
    onSpam,
    onDone: (lead) => !isSpam && onDone(lead),
    onWroteBack: (lead) => !isSpam && lead.repliedAt && acts.setWroteBack(lead, !lead.wroteBackAt),
    onSent: (lead, isSent) => {
      const channel = lead.pendingReply?.channel
      if (channel && isSent) {
        acts.noteReply(lead, channel)
        offerDone(lead)
      } else if (channel) acts.dropReply(lead)
    },
    onExport: () => !isSpam && setExporting(true),
    onHelp: () => setHelping(true),
  })

  const list = () => {
    if (!rows || (isOutdated && rows.length === 0))
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
      if (isNarrowed(filters)) return <NoMatches filters={filters} onClear={clearFilters} />
      return isSpam ? <NoSpam /> : <NoLeads />
    }
    return (
      <LeadList
        caption={isSpam ? 'Spam folder' : 'Collaboration requests'}
        leads={rows}
        isSpam={isSpam}
        selectedId={selectedId}
        picks={picks}
        isSelecting={isSelecting || picks.picked.size > 0}
        me={me}
        isBusy={isOutdated}
        hasMore={hasMore}
        isLoadingMore={query.isFetchingNextPage}
        hasMoreFailed={query.isFetchNextPageError}
        onMore={query.fetchNextPage}
        onOpen={onOpen}
      />
    )
  }

  return (
    <div className="relative">
      <LeadFilterBar
        filters={filters}
        onFilter={setFilter}
        onApart={showApart}
        selecting={
          hasRows ? { isOn: isSelecting, onTurn: () => setSelecting(!isSelecting) } : undefined
        }
        isCounted={rows !== undefined}
        tools={
          !isSpam && (
            <Button
              variant="secondary"
              aria-keyshortcuts="e"
              onPointerEnter={exportDialog.prefetch}
              onFocus={exportDialog.prefetch}
              onClick={() => setExporting(true)}
            >
              <Download />
              <span className="lg:max-xl:sr-only">Export</span>
            </Button>
          )
        }
      >
        <p className="font-semibold text-dense" role="status">
          {ids.length > 0 && formatRequests(total)}
        </p>
      </LeadFilterBar>
      <div
        className={`grid grid-cols-1 items-start gap-4 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_clamp(400px,34%,680px)] ${selectedId ? 'lg:max-xl:grid-cols-[minmax(0,1fr)_380px]' : ''}`}
      >
        <div id="requests" tabIndex={-1}>
          <StaleNotice hasFailed={query.isRefetchError} />
          <div className={`[--over:var(--bars)] ${picks.picked.size > 0 ? 'max-xl:pb-30' : ''}`}>
            <LeadBulkPart
              isSpam={isSpam}
              picks={picks}
              listed={ids}
              isOutdated={isOutdated}
              total={total}
              onExport={() => setExporting(true)}
            />
            <div className={belowNotice}>{list()}</div>
          </div>
        </div>
        <LeadPanel
          isListed={rows !== undefined}
          isOpen={selectedId !== undefined}
          lead={lead}
          isSpam={isSpam}
          error={error}
          takesFocus={takesFocus}
          onRetry={retry}
          onClose={onClose}
          onSpam={onSpam}
          onDone={onDone}
          replyingTo={replyingTo}
          onReply={onReply}
          onFollowUp={setFollowUpLead}
        />
      </div>
      {followUpLead && (
        <followUpDialog.Component lead={followUpLead} onClose={() => setFollowUpLead(undefined)} />
      )}
      {isHelping && <help.Component onClose={() => setHelping(false)} />}
      {isExporting && (
        <exportDialog.Component
          filters={filters}
          picked={picks.picked}
          listed={formatRequests(total)}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  )
}
