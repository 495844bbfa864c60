import { part } from '../../office/part.tsx'
import type { LeadBulkProps } from './lead-bulk-bar.tsx'

export const bulkPart = part(async () => (await import('./lead-bulk-bar.tsx')).LeadBulk)

let isWanted = false

/** Loaded at the first selection and kept: a running job outlives the list. */
export const LeadBulkPart = (props: LeadBulkProps) => {
  isWanted ||= props.picks.picked.size > 0
  return isWanted && <bulkPart.Component {...props} />
}
