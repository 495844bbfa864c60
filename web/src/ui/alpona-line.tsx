import { useId } from 'react'
import { Piece } from './piece.tsx'

/** A painted rice-paste border along a floor's lower edge. */
export const AlponaLine = ({ className }: { className: string }) => {
  const id = useId()
  return (
    <svg aria-hidden="true" className={className} width="100%" height="40">
      <defs>
        <pattern id={id} width="100" height="40" patternUnits="userSpaceOnUse">
          <Piece name="alponaline" x={0} y={0} width={100} height={40} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
