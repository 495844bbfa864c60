import type { CSSProperties } from 'react'

type SkeletonProps = { className?: string | undefined; style?: CSSProperties | undefined }

/** A bar in the place of something that is on its way; say in words beside it what is loading. */
export const Skeleton = ({ className = '', style }: SkeletonProps) => (
  <span aria-hidden="true" className={`skeleton block rounded-xs ${className}`} style={style} />
)
