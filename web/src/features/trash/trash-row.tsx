import { nouns, type Trashed } from '@bong-bari/contract'
import { Clock, RotateCcw, Trash2, UserPen } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import {
  Row,
  RowFact,
  RowFacts,
  RowText,
  RowTitle,
  RowTools,
  RowWords,
} from '../../office/list/row.tsx'
import { timeWithin } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

export const nameOf = ({ kind, name }: Trashed) => name || `this ${nouns[kind].label.toLowerCase()}`

const day = 24 * 60 * 60_000
/** Days before removal from which it is pointed out. */
const soon = 3

const daysLeft = ({ keptUntil }: Trashed, now: number) =>
  Math.max(Math.ceil((Date.parse(keptUntil) - now) / day), 0)

const leftWords = (days: number) => {
  if (days === 0) return 'Goes now'
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

const Facts = ({ one, now }: { one: Trashed; now: number }) => {
  const days = daysLeft(one, now)
  return (
    <RowFacts>
      <Badge>{nouns[one.kind].label}</Badge>
      <RowFact icon={UserPen}>
        Deleted {one.deletedBy && `by ${one.deletedBy}, `}
        {timeWithin(one.deletedAt, now)}
      </RowFact>
      <Badge tone={days > soon ? 'grey' : 'amber'} icon={Clock}>
        {leftWords(days)}
      </Badge>
    </RowFacts>
  )
}

const Isolated = ({ children }: { children: string }) => (
  <bdi>
    <MixedText>{children}</MixedText>
  </bdi>
)

type TrashRowProps = {
  one: Trashed
  now: number
  isBusy: boolean
  onRestore: () => void
  onRemove: () => void
}

export const TrashRow = ({ one, now, isBusy, onRestore, onRemove }: TrashRowProps) => (
  <Row>
    <RowWords>
      <RowTitle>{one.name ? <Isolated>{one.name}</Isolated> : <i>No title</i>}</RowTitle>
      {one.kind === 'picture' && (
        <img className="h-21 rounded-sm bg-khata-100 object-contain" src={one.text} alt="" />
      )}
      {one.kind !== 'picture' && one.text && (
        <RowText className="line-clamp-2">
          <Isolated>{one.text}</Isolated>
        </RowText>
      )}
      <Facts one={one} now={now} />
    </RowWords>
    <RowTools>
      <Button
        variant="secondary"
        aria-label={`Restore ${nameOf(one)}`}
        aria-disabled={isBusy}
        onClick={() => isBusy || onRestore()}
      >
        <RotateCcw />
        {isBusy ? 'Restoring...' : 'Restore'}
      </Button>
      <Button
        variant="danger"
        iconOnly
        aria-label={`Delete ${nameOf(one)} for good`}
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    </RowTools>
  </Row>
)
