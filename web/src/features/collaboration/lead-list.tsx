import type { Lead } from '@bong-bari/contract'
import { Button } from '../../ui/button.tsx'
import { LeadRow } from './lead-row.tsx'
import { useNow } from './lead-times.ts'

type LeadListProps = {
  leads: Lead[]
  selectedId: string | undefined
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  onMore: () => void
  onOpen: (id: string) => void
}

const ListEnd = ({ hasMore, isLoadingMore, hasMoreFailed, onMore }: LeadListProps) =>
  hasMore && (
    <div className="list-end">
      {hasMoreFailed && <p role="alert">More requests could not be loaded.</p>}
      <Button
        size="admin"
        variant="secondary"
        aria-disabled={isLoadingMore}
        onClick={() => !isLoadingMore && onMore()}
      >
        {isLoadingMore ? 'Loading more...' : hasMoreFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  )

/** A table on wide screens, cards on phones. */
export const LeadList = (props: LeadListProps) => {
  const { leads, selectedId, onOpen } = props
  const now = useNow()
  return (
    <div className="panel lead-list">
      <table className="lead-table">
        <caption className="sr-only">Collaboration requests</caption>
        <thead>
          <tr>
            <th scope="col">Name and company</th>
            <th scope="col" className="col-contact">
              Contact
            </th>
            <th scope="col" className="col-received">
              Received
            </th>
            <th scope="col" className="col-status">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              isSelected={lead.id === selectedId}
              now={now}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      <ListEnd {...props} />
    </div>
  )
}
