import type { Training } from '@bong-bari/contract'
import { ArrowUpNarrowWide } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { ChangedBy, RowFact, RowFacts } from '../../office/list/row.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { EntryTitle } from './entry-title.tsx'
import type { TrainingItem } from './kind.ts'
import { askedElseOf } from './taught.ts'
import { wordOf } from './words.ts'

const besideWords = ({ variants, answers, links }: Training) => {
  const ways = variants.length === 1 ? '1 other way to ask' : `${variants.length} other ways to ask`
  const tongues = Object.keys(answers).map(wordOf)
  return [
    ...(variants.length ? [ways] : []),
    ...(tongues.length ? [`answers in ${tongues.join(', ')}`] : []),
    ...(links.length ? [links.length === 1 ? '1 card' : `${links.length} cards`] : []),
  ].join(', ')
}

export const TrainingRow = ({ entry }: { entry: TrainingItem }) => {
  const { keyword, userMessage, botResponse, language, category, priority, isActive } = entry
  const beside = besideWords(entry)
  return (
    <>
      <EntryTitle>
        <code
          className="rounded-xs bg-khata-100 px-[7px] py-px font-text group-data-inactive:bg-khata-200"
          lang={langOf(keyword)}
        >
          {keyword}
        </code>
        {!isActive && <Badge>Inactive</Badge>}
      </EntryTitle>
      <dl className="grid grid-cols-1 gap-x-2.5 gap-y-0.5 md:grid-cols-[70px_minmax(0,1fr)]">
        <dt className="text-dense text-khata-700">They say</dt>
        <dd className="wrap-anywhere line-clamp-3 leading-[1.5]" lang={langOf(userMessage)}>
          {userMessage}
        </dd>
        <dt className="text-dense text-khata-700">Bot says</dt>
        <dd className="wrap-anywhere line-clamp-3 leading-[1.5]" lang={langOf(botResponse)}>
          {botResponse}
        </dd>
      </dl>
      <RowFacts className="mt-[3px]">
        <Badge>{wordOf(language)}</Badge>
        <Badge>{wordOf(category)}</Badge>
        {askedElseOf(entry).map(([asked, count]) => (
          <Badge key={asked} tone="amber">
            No answer in {wordOf(asked)}, asked {count === 1 ? 'once' : `${count} times`}
          </Badge>
        ))}
        <RowFact icon={ArrowUpNarrowWide}>Priority {priority}</RowFact>
        {beside && <span>{beside}</span>}
        <ChangedBy of={entry} />
      </RowFacts>
    </>
  )
}
