import type { Template, Training } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { ArrowDown01, ArrowUpNarrowWide } from 'lucide-react'
import type { ComponentProps } from 'react'
import { windowPart } from '../../office/dialog/part.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { ChangedBy, RowFact, RowFacts } from '../../office/list/row.tsx'
import { langOf } from '../../plain/lang-of.ts'
import {
  askedElseOf,
  type Kind,
  labelOf,
  type TrainingItem,
  templates,
  trainingRows,
} from './kind.ts'

export const EntryTitle = (props: ComponentProps<'h3'>) => (
  <h3
    className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold font-text text-ui leading-[1.5]"
    {...props}
  />
)

const DateBadge = ({ validFrom, validTo }: Template) => {
  const now = Date.now()
  if (now < Date.parse(validFrom)) return <Badge tone="blue">Scheduled</Badge>
  return validTo && Date.parse(validTo) <= now ? <Badge tone="amber">Ended</Badge> : null
}

const TemplateRow = ({ entry }: { entry: Template }) => {
  const { name, content, templateType, language, displayOrder, validFrom, validTo } = entry
  return (
    <>
      <EntryTitle>
        <span lang={langOf(name)}>{name}</span>
        <Badge tone="green">{labelOf(templateType)}</Badge>
        <DateBadge {...entry} />
        {!entry.isActive && <Badge>Inactive</Badge>}
      </EntryTitle>
      <p className="wrap-anywhere line-clamp-3 leading-[1.5]" lang={langOf(content)}>
        {content}
      </p>
      <RowFacts className="mt-[3px]">
        <Badge>{labelOf(language)}</Badge>
        <RowFact icon={ArrowDown01}>Order {displayOrder}</RowFact>
        <span>
          From {kolkataTime(validFrom)}
          {validTo && ` to ${kolkataTime(validTo)}`}
        </span>
        <ChangedBy of={entry} />
      </RowFacts>
    </>
  )
}

const besideWords = ({ variants, answers, links }: Training) => {
  const ways = variants.length === 1 ? '1 other way to ask' : `${variants.length} other ways to ask`
  const tongues = Object.keys(answers).map(labelOf)
  return [
    ...(variants.length ? [ways] : []),
    ...(tongues.length ? [`answers in ${tongues.join(', ')}`] : []),
    ...(links.length ? [links.length === 1 ? '1 card' : `${links.length} cards`] : []),
  ].join(', ')
}

const TrainingRow = ({ entry }: { entry: TrainingItem }) => {
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
        <Badge>{labelOf(language)}</Badge>
        <Badge>{labelOf(category)}</Badge>
        {askedElseOf(entry).map(([lacking, count]) => (
          <Badge key={lacking} tone="amber">
            No answer in {labelOf(lacking)}, asked {count === 1 ? 'once' : `${count} times`}
          </Badge>
        ))}
        <RowFact icon={ArrowUpNarrowWide}>Priority {priority}</RowFact>
        {beside && <span>{beside}</span>}
        <ChangedBy of={entry} />
      </RowFacts>
    </>
  )
}

export const trainingKind: Kind<TrainingItem> = {
  name: 'training',
  of: trainingRows,
  plural: 'rows',
  textOf: ({ keyword, userMessage, botResponse, variants, answers }) =>
    [keyword, userMessage, botResponse, ...variants, ...Object.values(answers)].join(' '),
  editor: windowPart(async () => (await import('./training-editor.tsx')).TrainingEditor),
  Row: TrainingRow,
}

export const templateKind: Kind<Template> = {
  name: 'templates',
  of: templates,
  plural: 'templates',
  textOf: ({ name, content }) => `${name} ${content}`,
  editor: windowPart(async () => (await import('./template-editor.tsx')).TemplateEditor),
  Row: TemplateRow,
}
