import { Skeleton } from '../../ui/skeleton.tsx'

const bars = [
  'h-11 w-4/5 mt-6',
  'h-4.5 w-1/4',
  'h-[210px] md:h-[400px] mt-3',
  'h-4.5 mt-6',
  'h-4.5 w-11/12',
]

export const PostSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading the post...</span>
    {bars.map((bar) => (
      <Skeleton key={bar} className={bar} />
    ))}
  </div>
)
