import { part } from '../../office/part.tsx'
import type { LeadManyProps } from './lead-many.tsx'

export const manyPart = part(async () => (await import('./lead-many.tsx')).LeadMany)

let isWanted = false

/** What is done to many. It comes with the first tick and stays: what it does outlives the list. */
export const LeadManyPart = (props: LeadManyProps) => {
  isWanted ||= props.picks.picked.size > 0
  return isWanted && <manyPart.Component {...props} />
}
