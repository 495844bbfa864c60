import type { CSSProperties } from 'react'

type SkeletonProps = { className?: string | undefined; style?: CSSProperties | undefined }

/** Say in words beside it what is loading. */
export const Skeleton = ({ className = '', style }: SkeletonProps) => (
  <span aria-hidden="true" className={`skeleton block rounded-xs ${className}`} style={style} />
)
