import { Skeleton } from '../ui/skeleton.tsx'
import { Wrap } from '../ui/wrap.tsx'

export const PageLoading = () => (
  <Wrap className="py-12" role="status">
    <span className="sr-only">Loading the page...</span>
    <Skeleton className="h-14 max-w-md" />
    <Skeleton className="mt-6 h-5 max-w-xl" />
    <Skeleton className="mt-3 h-5 max-w-lg" />
    <Skeleton className="mt-10 h-64" />
  </Wrap>
)
