import { UserPen } from 'lucide-react'
import { timeWithin } from './relative-time.ts'
import { RowFact } from './row.tsx'

type Stamp = { changedBy: string | null; updatedAt: string | null }

/** `Changed by mitali, 2 min ago`; empty when nobody is on record. */
export const changeWords = ({ changedBy, updatedAt }: Stamp, now = Date.now()) =>
  changedBy && updatedAt ? `Changed by ${changedBy}, ${timeWithin(updatedAt, now)}` : ''

export const ChangedBy = ({ of }: { of: Stamp }) => {
  const words = changeWords(of)
  return words ? <RowFact icon={UserPen}>{words}</RowFact> : null
}
