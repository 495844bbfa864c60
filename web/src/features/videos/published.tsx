import { longDate } from '@bong-bari/site'
import { Clock } from 'lucide-react'
import { noteIcon } from './short-card.tsx'

export const Published = ({ at }: { at: string }) => (
  <>
    <Clock className={noteIcon} />
    <time dateTime={at}>{longDate(at)}</time>
  </>
)
