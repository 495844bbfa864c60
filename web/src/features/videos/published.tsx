import { Clock } from 'lucide-react'
import { noteIcon } from './short-card.tsx'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

export const Published = ({ at }: { at: string }) => (
  <>
    <Clock className={noteIcon} />
    <time dateTime={at}>{day.format(new Date(at))}</time>
  </>
)
