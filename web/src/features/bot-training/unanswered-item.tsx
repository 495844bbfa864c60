import type { Unanswered } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { GraduationCap, ListPlus, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { Row, RowFacts, RowTools, RowWords } from '../../office/list/row.tsx'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { EntryTitle } from './entry-title.tsx'
import { wordOf } from './words.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`)
const people = (count: number) =>
  count === 1 ? 'one visitor' : `${count.toLocaleString('en')} visitors`

type UnansweredItemProps = {
  question: Unanswered
  onTeach: () => void
  onForget: () => void
  /** Adds it to the variants of the nearest row. */
  onAdd: (rowId: number) => void
  /** The same, with the row to be chosen. */
  onChoose: () => void
  onEdit: (rowId: number) => void
}

/** Similar messages, the first one large, and what can be done about them. */
export const UnansweredItem = (props: UnansweredItemProps) => {
  const { question, onTeach, onForget, onAdd, onChoose, onEdit } = props
  const { samples, languages, count, visitors, lastSeen, nearest, notMeant } = question
  const [first = '', ...others] = samples
  return (
    <Row>
      <RowWords>
        <EntryTitle lang={langOf(first)}>
          <bdi>{first}</bdi>
        </EntryTitle>
        {others.length > 0 && (
          <ul
            className="wrap-anywhere text-khata-700 text-ui leading-[1.5]"
            aria-label="Also asked as"
          >
            {others.map((sample) => (
              <li key={sample} lang={langOf(sample)}>
                <bdi>{sample}</bdi>
              </li>
            ))}
          </ul>
        )}
        <RowFacts className="mt-[3px]">
          <Badge tone={count > 1 ? 'amber' : 'grey'}>Asked {times(count)}</Badge>
          {notMeant && <Badge tone="amber">“Not what I meant” {times(notMeant.count)}</Badge>}
          <span>by {people(visitors)}</span>
          {languages.map((language) => (
            <Badge key={language}>{wordOf(language)}</Badge>
          ))}
          <span>
            last on <time dateTime={lastSeen}>{kolkataTime(lastSeen)}</time>
          </span>
        </RowFacts>
      </RowWords>
      <RowTools>
        <Button aria-label={`Teach an answer to ${first}`} onClick={onTeach}>
          <GraduationCap />
          Teach an answer
        </Button>
        {notMeant?.row && (
          <Button
            variant="secondary"
            className="max-w-full"
            aria-label={`Edit “${notMeant.row.keyword}”, which answers ${first}`}
            onClick={() => notMeant.row && onEdit(notMeant.row.rowId)}
          >
            <Pencil />
            <span className="max-w-44 truncate">Edit “{notMeant.row.keyword}”</span>
          </Button>
        )}
        {nearest && (
          <Button
            variant="secondary"
            className="max-w-full"
            aria-label={`Add to “${nearest.keyword}”: ${first}`}
            onClick={() => onAdd(nearest.rowId)}
          >
            <ListPlus />
            <span className="max-w-44 truncate">Add to “{nearest.keyword}”</span>
          </Button>
        )}
        <Button variant="secondary" aria-label={`Add to a row: ${first}`} onClick={onChoose}>
          <ListPlus />
          Add to a row
        </Button>
        <Button variant="danger" iconOnly aria-label={`Remove ${first}`} onClick={onForget}>
          <Trash2 />
        </Button>
      </RowTools>
    </Row>
  )
}
