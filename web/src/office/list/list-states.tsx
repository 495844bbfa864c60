import { RefreshCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../api.ts'
import { Art, type ArtName } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsOffline } from '../../ui/use-browser-state.ts'
import { unreachable } from '../page/failure.ts'
import { Panel } from '../page/panel.tsx'

const widths = [72, 58, 81, 64, 70, 55, 77]

export const ListLoading = ({ label }: { label: string }) => (
  <Panel role="status">
    <span className="sr-only">{label}</span>
    {widths.map((width) => (
      <div
        key={width}
        className="grid gap-[7px] border-khata-200 border-b px-[18px] py-3"
        aria-hidden="true"
      >
        <Skeleton className="h-[15px]" style={{ width: `${width / 2}%` }} />
        <Skeleton className="h-[15px]" style={{ width: `${width}%` }} />
      </div>
    ))}
  </Panel>
)

const centred = 'grid justify-items-center gap-2 px-5 pt-11 pb-[52px] text-center'
const sentence = 'max-w-[44ch] text-khata-700'

type ListEmptyProps = {
  art: ArtName
  title: string
  /** One below the list's own heading. */
  level?: 'h2' | 'h3'
  action?: ReactNode
  children: ReactNode
}

export const ListEmpty = (props: ListEmptyProps) => {
  const { art, title, level: Heading = 'h2', action, children } = props
  return (
    <Panel className={centred}>
      <Art name={art} className="h-[84px] w-auto" />
      <Heading className="text-h4 leading-[1.18]">{title}</Heading>
      <p className={sentence}>{children}</p>
      {action && <div className="mt-1.5">{action}</div>}
    </Panel>
  )
}

type ListFailedProps = {
  art?: ArtName
  title: string
  level?: 'h1' | 'h2' | 'h3'
  error: unknown
  fallback?: string
  onRetry: () => unknown
}

export const ListFailed = (props: ListFailedProps) => {
  const {
    art = 'phone',
    title,
    level: Heading = 'h2',
    error,
    fallback = unreachable,
    onRetry,
  } = props
  const isOffline = useIsOffline()
  const why = isOffline
    ? 'You are offline. It can be loaded once the connection is back.'
    : messageOf(error, fallback)
  return (
    <Panel className={centred}>
      <Art name={art} className="h-[84px] w-auto" />
      <Heading className="text-h4 leading-[1.18]">{title}</Heading>
      <p className={sentence} role="alert">
        {why}
      </p>
      <Button className="mt-1.5" onClick={onRetry}>
        <RefreshCw />
        Try again
      </Button>
    </Panel>
  )
}

/** Says that the list may be outdated after a failed refresh, unless offline. */
export const StaleNotice = ({ hasFailed }: { hasFailed: boolean }) => {
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {hasFailed && !isOffline && (
        <p className="mb-2.5 flex items-start gap-2 rounded-field border border-taxi-500 bg-taxi-100 px-3 py-2 font-medium text-taxi-800 [&>svg]:mt-0.5 [&>svg]:size-[17px]">
          <WifiOff />
          The last refresh failed. The list may be out of date; it will be tried again
          automatically.
        </p>
      )}
    </div>
  )
}

type LoadMoreProps = {
  hasMore: boolean
  isLoading?: boolean
  /** Such as `More posts could not be loaded.` */
  failure?: string | false
  onMore: () => void
  children?: ReactNode
}

const ListEnd = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-center gap-2.5 border-khata-100 border-t p-2.5">
    {children}
  </div>
)

export const LoadMore = (props: LoadMoreProps) => {
  const { hasMore, isLoading, failure, onMore, children = 'Load more' } = props
  if (!hasMore) return null
  return (
    <ListEnd>
      {failure && <p role="alert">{failure}</p>}
      <Button variant="secondary" aria-disabled={isLoading} onClick={() => isLoading || onMore()}>
        {isLoading ? 'Loading more...' : failure ? 'Try again' : children}
      </Button>
    </ListEnd>
  )
}
