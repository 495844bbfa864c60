import { RefreshCw, WifiOff } from 'lucide-react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/failure.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsOffline } from '../../ui/use-is-offline.ts'

const rows = [72, 58, 81, 64, 70, 55, 77]

export const ListLoading = () => (
  <div className="panel lead-list" role="status">
    <span className="sr-only">Loading the requests...</span>
    {rows.map((width) => (
      <div key={width} className="lead-skeleton" aria-hidden="true">
        <Skeleton style={{ width: `${width / 2}%` }} />
        <Skeleton style={{ width: `${width}%` }} />
      </div>
    ))}
  </div>
)

export const NoLeads = () => (
  <div className="panel empty-state">
    <Art name="khata" />
    <h2>No requests yet</h2>
    <p>The ledger is open. The first brand is probably finding parking.</p>
  </div>
)

export const NoSpam = () => (
  <div className="panel empty-state">
    <Art name="letterbox" />
    <h2>No spam</h2>
    <p>What robots send is kept apart here and never counts as a request.</p>
  </div>
)

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <div className="panel empty-state">
    <Art name="umbrella" />
    <h2>No request matches these filters</h2>
    <p>Others may be waiting behind them.</p>
    <Button variant="secondary" onClick={onClear}>
      Show all requests
    </Button>
  </div>
)

export const ListFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="panel empty-state">
    <Art name="phone" />
    <h2>The requests could not be loaded</h2>
    <p role="alert">{messageOf(error, unreachable)}</p>
    <Button onClick={onRetry}>
      <RefreshCw />
      Try again
    </Button>
  </div>
)

/** Says that the list on the screen may be old, when a refresh failed for another reason than being offline. */
export const StaleNotice = ({ hasFailed }: { hasFailed: boolean }) => {
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {hasFailed && !isOffline && (
        <p className="notice-line">
          <WifiOff />
          The last refresh failed. The list shows what was known before; it is tried again by
          itself.
        </p>
      )}
    </div>
  )
}
