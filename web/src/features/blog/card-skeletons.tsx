import { Skeleton } from '../../ui/skeleton.tsx'
import { Wrap } from '../../ui/wrap.tsx'

const places = [0, 1, 2]

const SkeletonCard = () => (
  <div className="mt-9 overflow-hidden rounded-md border-3 border-kajol bg-chun-50">
    <Skeleton className="aspect-[360/210] rounded-none" />
    <div className="grid gap-2.5 px-5 pt-[18px] pb-5">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-16" />
      <Skeleton className="h-5 w-1/4" />
    </div>
  </div>
)

export const CardSkeletons = () => (
  <Wrap className="grid gap-[30px] md:grid-cols-2 lg:grid-cols-3">
    {places.map((place) => (
      <SkeletonCard key={place} />
    ))}
  </Wrap>
)
