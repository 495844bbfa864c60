import { RefreshCw } from 'lucide-react'
import { messageOf } from '../api.ts'
import { Art, type ArtName } from '../ui/art.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const unreachable = 'The server could not be reached. Check your connection and try again.'

export const Loading = ({ label }: { label: string }) => (
  <div className="panel" role="status">
    <span className="sr-only">{label}</span>
    {[58, 72, 64, 81].map((width) => (
      <div key={width} className="lead-skeleton" aria-hidden="true">
        <Skeleton style={{ width: `${width / 2}%` }} />
        <Skeleton style={{ width: `${width}%` }} />
      </div>
    ))}
  </div>
)

type FailedProps = {
  art?: ArtName
  title: string
  error: unknown
  fallback?: string
  onRetry: () => void
}

/** A list that could not be loaded: why, and another try. */
export const Failed = ({
  art = 'phone',
  title,
  error,
  fallback = unreachable,
  onRetry,
}: FailedProps) => (
  <div className="panel empty-state">
    <Art name={art} />
    <h2>{title}</h2>
    <p role="alert">{messageOf(error, fallback)}</p>
    <Button onClick={onRetry}>
      <RefreshCw />
      Try again
    </Button>
  </div>
)

/** Says that an editor shows an unsaved draft, and drops it on request. */
export const DraftNotice = ({ onDrop }: { onDrop: () => void }) => (
  <p className="draft-notice" role="status">
    <span>What you typed before is still here, not saved yet.</span>
    <Button variant="secondary" onClick={onDrop}>
      Start afresh
    </Button>
  </p>
)
