import type { Unanswered } from '@bong-bari/contract'
import { GraduationCap, Trash2 } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { kolkataTime } from '../../office/kolkata-time.ts'
import { Row, RowFacts, RowTools, RowWords } from '../../office/row.tsx'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { EntryTitle } from './entry-title.tsx'
import { wordOf } from './words.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`)
const people = (count: number) =>
  count === 1 ? 'one visitor' : `${count.toLocaleString('en')} visitors`

type UnansweredItemProps = {
  question: Unanswered
  onTeach: (message: string) => void
  onForget: () => void
}

/** Messages that sound alike, the first of them large, and what may be done about them. */
export const UnansweredItem = ({ question, onTeach, onForget }: UnansweredItemProps) => {
  const { samples, languages, count, visitors, lastSeen } = question
  const [first = '', ...others] = samples
  return (
    <Row>
      <RowWords>
        <EntryTitle lang={langOf(first)}>{first}</EntryTitle>
        {others.length > 0 && (
          <ul
            className="wrap-anywhere text-khata-700 text-ui leading-[1.5]"
            aria-label="Also asked as"
          >
            {others.map((sample) => (
              <li key={sample} lang={langOf(sample)}>
                {sample}
              </li>
            ))}
          </ul>
        )}
        <RowFacts className="mt-[3px]">
          <Badge tone={count > 1 ? 'amber' : 'grey'}>Asked {times(count)}</Badge>
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
        <Button aria-label={`Teach an answer to ${first}`} onClick={() => onTeach(first)}>
          <GraduationCap />
          Teach an answer
        </Button>
        <Button variant="danger" iconOnly aria-label={`Remove ${first}`} onClick={onForget}>
          <Trash2 />
        </Button>
      </RowTools>
    </Row>
  )
}
