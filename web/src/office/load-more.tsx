import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

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
