import { Plus, RefreshCw } from 'lucide-react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/failure.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const widths = [72, 58, 81, 64]

export const EntriesLoading = () => (
  <div className="panel" role="status">
    <span className="sr-only">Loading what Bong Bot knows...</span>
    {widths.map((width) => (
      <div key={width} className="entry-skeleton" aria-hidden="true">
        <Skeleton style={{ width: `${width / 3}%` }} />
        <Skeleton style={{ width: `${width}%` }} />
        <Skeleton style={{ width: `${width - 10}%` }} />
      </div>
    ))}
  </div>
)

export const EntriesFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="panel empty-state">
    <Art name="phone" />
    <h3>The list could not be loaded</h3>
    <p role="alert">{messageOf(error, unreachable)}</p>
    <Button onClick={onRetry}>
      <RefreshCw />
      Try again
    </Button>
  </div>
)

export const NoEntries = ({ title, onAdd }: { title: string; onAdd: () => void }) => (
  <div className="panel empty-state">
    <Art name="bot" />
    <h3>Nothing here yet</h3>
    <p>Until you teach it, Bong Bot only has small talk.</p>
    <Button onClick={onAdd}>
      <Plus />
      Add {title}
    </Button>
  </div>
)

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <div className="panel empty-state">
    <Art name="umbrella" />
    <h3>Nothing matches these filters</h3>
    <p>Others may be waiting behind them.</p>
    <Button variant="secondary" onClick={onClear}>
      Show all
    </Button>
  </div>
)
